import type { Site } from '@tesela/core/facts';
import { SettingsError } from '@tesela/core/settings';
import * as v from 'valibot';

import { languages, type Languages, type PerLang } from './languages.ts';
import { formatNumber } from './money.ts';
import type { PriceSettings } from './priceSettings.ts';
import { valuationLabels, type Valuation } from './valuation.ts';

export type { Site } from '@tesela/core/facts';
// What the assistant and the search tell apart is known wherever the site's facts are.
export type { ClinicFact } from './knowledge.ts';

/** What a form calls a field, and what it says about it: in Spanish, for the clinic's staff. */
const named = <S extends v.GenericSchema>(schema: S, title: string, hint = '') =>
  v.pipe(schema, v.title(title), v.description(hint));

/** Visitors click it, so its scheme must be one that leads to a page: `javascript:` is a URL as well. */
const webAddress = (title: string, hint = 'Una dirección que empieza por https://.') =>
  named(
    v.pipe(
      v.string(),
      v.url('must be a full URL, e.g. https://example.org'),
      v.startsWith('https://', 'must start with https://'),
    ),
    title,
    hint,
  );
const text = (title: string, hint = '', max = 120) =>
  named(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(max)), title, hint);
const perLang = (title: string, hint = '', max = 400) =>
  named(v.strictObject({ es: text('Español', hint, max), en: text('Inglés', '', max) }), title, hint);
const flag = (title: string, hint: string) => named(v.boolean(), title, hint);
const pesos = (title: string, hint = 'En pesos colombianos, sin puntos ni centavos.') =>
  named(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000_000)), title, hint);
const comment = v.optional(v.string());

const isDate = (text: string): boolean => {
  const date = new Date(text.length === 5 ? `2024-${text}` : text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10).endsWith(text);
};
const date = (title: string, hint = '') =>
  named(
    v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as 2026-12-24'),
      v.check(isDate, 'must be a date that exists'),
    ),
    title,
    hint,
  );
/** A date, or without its year one that comes back. */
const yearlyDate = (title: string, hint = '') =>
  named(
    v.pipe(
      v.string(),
      v.regex(/^(?:\d{4}-)?\d\d-\d\d$/, 'must be a date such as 2026-12-24, or 12-24 for every year'),
      v.check(isDate, 'must be a date that exists'),
    ),
    title,
    hint,
  );
const time = (title: string, hint = '') =>
  named(
    v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00')),
    title,
    hint,
  );

/** Days on which hours are not as every week; compose adds the public holidays. */
const exceptionSchema = v.pipe(
  v.strictObject({
    reason: perLang('Motivo', 'Se lee entre paréntesis: «inventario», «vacaciones del equipo».', 60),
    from: yearlyDate('Desde', 'Como 2026-12-28; sin el año (12-24), cada año.'),
    to: v.optional(yearlyDate('Hasta', 'El último día, incluido. Vacío: solo ese día.')),
    opens: v.optional(time('Abre', 'Como 07:00. Vacío: cerrado.')),
    closes: v.optional(time('Cierra', 'Como 12:00. Vacío: cerrado.')),
  }),
  v.check(({ from, to = from }) => from.length === to.length, 'must have a year at both ends or at none'),
  v.check(
    ({ from, to = from }) => from.length === 5 || from <= to,
    'must not end before the day on which it begins',
  ),
  v.check(
    ({ opens, closes }) => Boolean(opens) === Boolean(closes) && (opens ?? '') <= (closes ?? ''),
    'must say both when it opens and when it closes, in this order, or neither',
  ),
);

/** Stands above every page until the end of its last day. */
const noticeSchema = v.pipe(
  v.strictObject({
    text: perLang('Aviso', 'Una o dos frases: qué pasa y hasta cuándo.', 240),
    from: v.optional(date('Desde', 'Como 2026-12-28. Vacío: desde ya.')),
    to: date('Hasta', 'El último día en que se ve. Después se quita solo.'),
  }),
  v.check(({ from, to }) => !from || from <= to, 'must not end before the day on which it begins'),
);

/** Whom visitors call in a danger. The numbers are Colombia's; the medical director confirms them, and the words around them. */
const helplinesSchema = v.strictObject({
  $comment: comment,
  /** True once the medical director has read what the assistant says in a danger. */
  reviewed: flag(
    'Revisadas',
    'Márquela solo cuando la dirección médica haya leído lo que dice el asistente ante un peligro.',
  ),
  emergency: text('Emergencias', 'El número que contesta de inmediato en todo el país.', 30),
  poison: text('Intoxicaciones', '', 30),
  /** Violence against women; against children and teenagers. */
  violence: text('Violencia contra la mujer', '', 30),
  children: text('Violencia contra niños y adolescentes', '', 30),
  mentalHealth: text('Salud mental, en la ciudad', '', 30),
  mentalHealthNational: perLang('Salud mental, en el país', '', 40),
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

const facts = v.strictObject({
  /** True while the facts below are the shipped examples; the footer then says so. */
  sample: flag(
    'Son datos de muestra',
    'Mientras esté marcada, el pie de página lo dice. Quítela cuando todo lo de abajo sea cierto.',
  ),
  name: text('Nombre completo', '', 60),
  shortName: text('Nombre corto', 'Como la llaman los pacientes.', 20),
  /** Public origin, without a slash at its end; canonical links start with it. */
  origin: named(
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^/]+$/, 'must be an origin such as https://example.org, without a path'),
    ),
    'Dirección del sitio',
    'Como https://arrayan.example, sin nada después.',
  ),
  /** Those that visitors can read it in; the first has no prefix in addresses. */
  languages: named(
    v.optional(
      v.pipe(
        v.array(v.picklist(languages)),
        v.check(([first]) => first === 'es', 'must begin with "es": so the addresses are known'),
        v.transform((list) => list as unknown as Languages), // as was checked
      ),
      [...languages],
    ),
    'Idiomas',
    'Español va siempre, y de primero.',
  ),
  description: perLang(
    'Descripción',
    'Dos frases para buscadores: qué hace la clínica y dónde. No prometa resultados.',
    300,
  ),
  company: named(
    v.strictObject({
      legalName: text('Razón social', '', 80),
      nit: text('NIT', '', 20),
      healthRegistry: text(
        'Código de habilitación',
        'El del REPS, con el que la Secretaría de Salud habilita la sede.',
        30,
      ),
      medicalDirector: text('Dirección médica', 'Quien responde por lo que el sitio dice de salud.', 60),
    }),
    'Empresa',
  ),
  contact: named(
    v.strictObject({
      phone: named(
        v.pipe(
          v.string(),
          v.regex(/^\+[\d ]{7,20}$/, 'must start with + and the country code, e.g. +57 300 000 0000'),
        ),
        'Teléfono',
        'Con + y el indicativo del país: +57 300 000 0000.',
      ),
      email: named(v.pipe(v.string(), v.email('must be an e-mail address')), 'Correo'),
      whatsapp: named(
        v.pipe(
          v.string(),
          v.regex(/^\d{10,15}$/, 'must be digits only, country code first, e.g. 573000000000'),
        ),
        'WhatsApp',
        'Solo cifras, con el indicativo del país: 573000000000.',
      ),
    }),
    'Contacto',
  ),
  address: named(
    v.strictObject({
      street: text('Calle y número'),
      city: text('Ciudad', '', 40),
      region: text('Departamento', '', 40),
      country: named(
        v.pipe(v.string(), v.length(2, 'must be a country code of two letters, e.g. CO')),
        'País',
        'Dos letras: CO.',
      ),
      latitude: named(v.pipe(v.number(), v.minValue(-90), v.maxValue(90)), 'Latitud'),
      longitude: named(v.pipe(v.number(), v.minValue(-180), v.maxValue(180)), 'Longitud'),
    }),
    'Dirección',
  ),
  helplines: named(
    v.optional(helplinesSchema, helplines),
    'Líneas de ayuda',
    'A quién llama un visitante en peligro. Las confirma la dirección médica.',
  ),
  /** Opening hours, shown in this order. `schema` is schema.org's form: `Mo-Fr 07:00-19:00`. */
  hours: named(
    v.pipe(
      v.array(
        v.strictObject({
          es: text('Español', 'Como «Lunes a viernes, 7:00 a. m. a 7:00 p. m.».', 60),
          en: text('Inglés', '', 60),
          schema: text('Para buscadores', 'La misma franja como Mo-Fr 07:00-19:00.', 40),
        }),
      ),
      v.minLength(1),
    ),
    'Horario',
    'Una fila por franja, en el orden en que se lee.',
  ),
  exceptions: named(
    v.optional(v.array(exceptionSchema), []),
    'Días distintos',
    'Cierres y horarios especiales. Los festivos ya están: la clínica cierra, salvo lo que diga aquí.',
  ),
  notices: named(
    v.optional(v.array(noticeSchema), []),
    'Avisos',
    'El primero que esté vigente se ve arriba de todas las páginas.',
  ),
  /** True where the gateway was given an inbox for the assessment form: it then sends, instead of preparing a message. */
  assessmentInbox: named(
    v.optional(v.boolean(), false),
    'El formulario de valoración y el de PQRS llegan a un buzón',
    'Solo si quien opera el sitio configuró el buzón.',
  ),
  themeColor: named(
    v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'must be a colour such as #7a3b12'))),
    'Color del navegador',
    'El de la barra del teléfono sobre la página.',
  ),
  /** The map of the footer. */
  framedOrigins: named(
    v.optional(v.array(webAddress('Origen'))),
    'Sitios que una página puede mostrar dentro de ella',
    'Solo el del mapa. Lo cambia quien opera el sitio.',
  ),
  /** Where browsers tell what a page's content security policy refused; without it nobody is told. */
  violationCollector: v.optional(
    webAddress('Informe de bloqueos', 'La dirección que da quien opera el sitio. Puede quedar vacía.'),
  ),
  /** What patients ask before a visit. Sentences that stand by themselves; prices in COP. */
  visits: named(
    v.strictObject({
      assessment: named(
        v.strictObject({
          price: pesos('Precio'),
          creditDays: named(
            v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365)),
            'Días en que se descuenta',
            'De los tratamientos que así lo dicen en «Rangos de precios».',
          ),
        }),
        'Valoración',
      ),
      cancellation: perLang('Cambios y cancelaciones'),
      insurance: perLang('EPS y pólizas'),
      parking: perLang('Parqueadero'),
    }),
    'La visita',
    'Lo que un paciente pregunta antes de venir, en frases completas.',
  ),
  /** Optional: what treatments cost, in COP. `id` is the anchor of the treatment on its page. */
  priceRanges: named(
    v.optional(
      v.array(
        v.pipe(
          v.strictObject({
            name: perLang('Tratamiento', '', 60),
            from: pesos('Desde'),
            to: pesos('Hasta'),
            valuation: v.pipe(
              // The keys of a const object are its type's keys; Object.keys widens them.
              named(
                v.picklist(Object.keys(valuationLabels) as Valuation[]),
                'Valoración',
                'Lo que se lee junto al precio.',
              ),
              v.metadata({ input: 'choice', labels: valuationLabels }),
            ),
            id: text('Ancla', 'Nombre del archivo del tratamiento en «Servicios».', 60),
          }),
          v.check(({ from, to }) => from <= to, 'must not end below where it starts'),
        ),
      ),
      [],
    ),
    'Rangos de precios',
    'Lo que se publica obliga: el precio final no puede pasar del rango.',
  ),
  /** `terms` says where to, how soon and from when on shipping is free, as `freeFrom` says to the cart. */
  shipping: named(
    v.pipe(
      v.strictObject({
        price: pesos('Precio'),
        freeFrom: v.optional(
          pesos('Gratis desde', 'El carrito no cobra el envío desde este valor. Vacío: siempre se cobra.'),
        ),
        terms: perLang('Condiciones', 'A dónde, en cuánto tiempo y desde qué valor es gratis.'),
      }),
      v.check(
        ({ freeFrom, terms }) =>
          !freeFrom || languages.every((lang) => terms[lang].includes(formatNumber(freeFrom, lang))),
        'the terms must name the amount of "freeFrom" in both languages',
      ),
    ),
    'Envíos de la tienda',
  ),
  laser: named(
    v.strictObject({
      /** Who delivers the pulses; a sentence. */
      operator: perLang('Quién hace los disparos'),
      /** Every laser in use with its health registration. */
      devices: named(
        v.pipe(
          v.array(
            v.strictObject({
              name: perLang('Equipo', '', 60),
              use: perLang('Para qué se usa', '', 120),
              registry: text('Registro sanitario', 'El del INVIMA, tal como está en el certificado.', 40),
            }),
          ),
          v.minLength(1),
        ),
        'Equipos',
      ),
    }),
    'Láser',
  ),
  social: named(
    v.array(
      v.strictObject({
        network: named(v.picklist(['instagram', 'facebook', 'tiktok', 'youtube']), 'Red'),
        url: webAddress('Dirección'),
      }),
    ),
    'Redes sociales',
  ),
  /** Without a profile that visitors can open, no rating is shown. */
  rating: v.optional(
    named(
      v.strictObject({
        value: named(v.pipe(v.number(), v.minValue(1), v.maxValue(5)), 'Calificación', 'De 1 a 5.'),
        profile: webAddress('Perfil en Google', 'Donde cualquiera puede leer las opiniones.'),
      }),
      'Calificación en Google',
      'Solo la de un perfil real: la portada enlaza a él.',
    ),
  ),
});

/** The price of a visit stands among the ranges of prices, too. */
const CONSULTATION = 'consulta';

/** `settings/site.json`; a form for it is made from this. */
export const siteSchema = v.pipe(
  facts,
  v.title('Horario, dirección y contacto'),
  v.forward(
    v.check(({ visits, priceRanges }) => {
      const range = priceRanges.find(({ id }) => id === CONSULTATION);
      const { price } = visits.assessment;
      return !range || (range.from <= price && price <= range.to);
    }, `"price" must lie between "from" and "to" of "${CONSULTATION}" in priceRanges: pages show both`),
    ['visits', 'assessment'],
  ),
);

/** A day, or one and those until another, on which the clinic is closed or has other hours than every week. */
export type OtherHours = Pick<v.InferOutput<typeof exceptionSchema>, 'from' | 'to' | 'opens' | 'closes'>;

type ClinicSite = Omit<v.InferOutput<typeof siteSchema>, 'priceRanges'> & {
  /** Pages need no names: what lists prices has them in its documents. */
  priceRanges: PriceSettings['priceRanges'];
  /** The last day whose hours are known: the calendar has been looked up until then. */
  knownUntil?: string;
  /** Of pages: what each of the exceptions says, made by compose. */
  daysAhead?: readonly PerLang<string>[];
  /** Of pages: the days after these on which hours differ, without words. */
  laterDays?: readonly OtherHours[];
};

declare module '@tesela/core/facts' {
  interface Site extends Omit<ClinicSite, 'contact' | 'framedOrigins'> {}
  interface SiteContact extends Omit<ClinicSite['contact'], 'email'> {}
}

/** Facts that the clinic sets without touching code. */
export type Settings = { site: Site };

/**
 * Checks the clinic's settings. Those that one micro-frontend alone reads have their schema there.
 * @param files parsed JSON of `settings/site.json`
 * @throws Error that names the file, each wrong entry and what it must be
 */
export function parseSettings(files: { site: object }): Settings {
  const facts = Object.entries(files.site).filter(([key]) => !key.startsWith('$'));
  const result = v.safeParse(siteSchema, Object.fromEntries(facts));
  if (result.success) return { site: result.output };
  throw new SettingsError('settings/site.json', result.issues);
}
