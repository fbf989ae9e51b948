import * as v from 'valibot';

/** Visitors click it, so its scheme must be one that leads to a page: `javascript:` is a URL as well. */
const webAddress = v.pipe(
  v.string(),
  v.url('must be a full URL, e.g. https://example.org'),
  v.startsWith('https://', 'must start with https://'),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const perLang = v.object({ es: text, en: text });

const siteSchema = v.strictObject({
  $comment: v.optional(v.string()),
  /** True while the facts below are the shipped examples; the footer then says so. */
  sample: v.boolean('must be true or false'),
  name: text,
  shortName: text,
  /** Public origin, without a slash at its end; canonical links start with it. */
  origin: v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://example.org, without a path'),
  ),
  description: perLang,
  company: v.strictObject({ legalName: text, nit: text, healthRegistry: text, medicalDirector: text }),
  contact: v.strictObject({
    phone: v.pipe(
      v.string(),
      v.regex(/^\+[\d ]{7,20}$/, 'must start with + and the country code, e.g. +57 300 000 0000'),
    ),
    email: v.pipe(v.string(), v.email('must be an e-mail address')),
    whatsapp: v.pipe(
      v.string(),
      v.regex(/^\d{10,15}$/, 'must be digits only, country code first, e.g. 573000000000'),
    ),
  }),
  address: v.strictObject({
    street: text,
    city: text,
    region: text,
    country: v.pipe(v.string(), v.length(2, 'must be a country code of two letters, e.g. CO')),
    latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
    longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  }),
  /** Opening hours, shown in this order. `schema` is schema.org's form: `Mo-Fr 07:00-19:00`. */
  hours: v.pipe(
    v.array(v.strictObject({ schema: text, es: text, en: text })),
    v.minLength(1, 'must not be empty'),
  ),
  /** True where the gateway was given an inbox for the assessment form: it then sends, instead of preparing a message. */
  assessmentInbox: v.optional(v.boolean('must be true or false'), false),
  social: v.array(
    v.strictObject({ network: v.picklist(['instagram', 'facebook', 'tiktok', 'youtube']), url: webAddress }),
  ),
});

const pricesSchema = v.strictObject({
  $comment: v.optional(v.string()),
  currency: v.literal('COP', 'must be "COP"'),
  /** Product id → price in whole Colombian pesos. A product may have none. */
  prices: v.record(
    v.string(),
    v.pipe(v.number('must be a number of pesos'), v.integer('must be whole pesos'), v.minValue(1)),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;
export type Prices = v.InferOutput<typeof pricesSchema>['prices'];

/** Facts that the clinic sets without touching code. */
export type Settings = { site: Site; prices: Prices };

function parse<S extends v.GenericSchema>(schema: S, input: unknown, file: string): v.InferOutput<S> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const where = issue.path?.map((item) => String(item.key)).join('.') ?? '(top level)';
    return `  ${where}: ${issue.message}`;
  });
  throw new Error(`${file} is not valid. Correct these entries:\n${lines.join('\n')}`);
}

/**
 * Checks the two settings files.
 * @param files parsed JSON of `settings/site.json` and `settings/prices.json`
 * @throws Error that names the file, each wrong entry and what it must be
 */
export function parseSettings(files: { site: unknown; prices: unknown }): Settings {
  return {
    site: parse(siteSchema, files.site, 'settings/site.json'),
    prices: parse(pricesSchema, files.prices, 'settings/prices.json').prices,
  };
}
