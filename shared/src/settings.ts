import * as v from 'valibot';

import type { SchemaResult } from './contract.ts';

/** Visitors click it, so its scheme must be one that leads to a page: `javascript:` is a URL as well. */
const webAddress = v.pipe(
  v.string(),
  v.url('must be a full URL, e.g. https://example.org'),
  v.startsWith('https://', 'must start with https://'),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
const perLang = v.object({ es: text, en: text });
const pesos = v.pipe(v.number('must be a number of pesos'), v.integer('must be whole pesos'), v.minValue(1));

/** Whom visitors call in a danger. The numbers are Colombia's; the medical director confirms them, and the words around them. */
const helplinesSchema = v.strictObject({
  $comment: v.optional(v.string()),
  /** True once the medical director has read what the assistant says in a danger. */
  reviewed: v.boolean('must be true or false'),
  emergency: text,
  poison: text,
  /** Violence against women; against children and teenagers. */
  violence: text,
  children: text,
  mentalHealth: text,
  mentalHealthNational: perLang,
});

const helplines: v.InferOutput<typeof helplinesSchema> = {
  reviewed: false,
  emergency: '123',
  poison: '018000 916012',
  violence: '155',
  children: '141',
  mentalHealth: '106',
  mentalHealthNational: { es: '192, opción 4', en: '192, option 4' },
};

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
  helplines: v.optional(helplinesSchema, helplines),
  /** Opening hours, shown in this order. `schema` is schema.org's form: `Mo-Fr 07:00-19:00`. */
  hours: v.pipe(
    v.array(v.strictObject({ schema: text, es: text, en: text })),
    v.minLength(1, 'must not be empty'),
  ),
  /** True where the gateway was given an inbox for the assessment form: it then sends, instead of preparing a message. */
  assessmentInbox: v.optional(v.boolean('must be true or false'), false),
  /** Where browsers tell what a page's content security policy refused; without it nobody is told. */
  violationCollector: v.optional(webAddress),
  /** What patients ask before a visit. Sentences that stand by themselves; prices in COP. */
  visits: v.strictObject({
    /** `credit` says whether and when the price of the assessment is taken off a procedure's. */
    assessment: v.strictObject({ price: pesos, credit: perLang }),
    cancellation: perLang,
    insurance: perLang,
    parking: perLang,
  }),
  /** Optional: what treatments cost, in COP. `id` is the anchor of the treatment on its page. */
  priceRanges: v.optional(
    v.array(
      v.pipe(
        v.strictObject({ id: text, name: perLang, from: pesos, to: pesos }),
        v.check(({ from, to }) => from <= to, 'must not end below where it starts'),
      ),
    ),
    [],
  ),
  /** `terms` says where to, how soon and from when on shipping is free. */
  shipping: v.strictObject({ price: pesos, terms: perLang }),
  laser: v.strictObject({
    /** Who delivers the pulses; a sentence. */
    operator: perLang,
    /** Every laser in use with its health registration. */
    devices: v.pipe(
      v.array(v.strictObject({ name: perLang, use: perLang, registry: text })),
      v.minLength(1, 'must name at least one device'),
    ),
  }),
  social: v.array(
    v.strictObject({ network: v.picklist(['instagram', 'facebook', 'tiktok', 'youtube']), url: webAddress }),
  ),
});

export type Site = v.InferOutput<typeof siteSchema>;

/** A settings file is wrong: names each entry and what it must be. */
export class SettingsError extends Error {
  constructor(file: string, issues: Extract<SchemaResult, { issues: readonly unknown[] }>['issues']) {
    const lines = issues.map(({ path = [], message }) => {
      const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
      return `  ${keys.join('.') || '(top level)'}: ${message}`;
    });
    super(`${file} is not valid. Correct these entries:\n${lines.join('\n')}`);
    this.name = 'SettingsError';
  }
}

/** Facts that the clinic sets without touching code. */
export type Settings = { site: Site };

/**
 * Checks the clinic's settings. Those that one micro-frontend alone reads have their schema there.
 * @param files parsed JSON of `settings/site.json`
 * @throws Error that names the file, each wrong entry and what it must be
 */
export function parseSettings(files: { site: unknown }): Settings {
  const result = v.safeParse(siteSchema, files.site);
  if (result.success) return { site: result.output };
  throw new SettingsError('settings/site.json', result.issues);
}
