import type { Lang } from '@tesela/core/lang';
import { firstSentence } from '@tesela/core/search/documents';

import { pesos } from './money.ts';
import type { Site } from './settings.ts';
import { sayCredit, sayValuation, type Valuation, type ValuationTerms } from './valuation.ts';

type Range = Pick<Site['priceRanges'][number], 'from' | 'to'>;

/** What a treatment costs, as everywhere on the site: `$650.000 – $1.400.000`. */
export const rangeOf = ({ from, to }: Range, lang: Lang): string =>
  [...new Set([from, to])].map((amount) => pesos(amount, lang)).join(' – ') + (lang === 'en' ? ' COP' : '');

type Prices = {
  priceRanges: readonly (Range & { id: string; valuation: Valuation })[];
  visits: { assessment: ValuationTerms };
};

/** What a treatment costs, in words. */
export type TreatmentPrice = {
  /** Between what and what. */
  range: string;
  /** Whether a valuation is due beside it: a sentence. */
  valuation: string;
};

/** What the clinic publishes of the price of a treatment, by its anchor. */
export function publishedPrice(
  id: string,
  { priceRanges, visits }: Prices,
  lang: Lang,
): { range?: Range; valuation?: string } {
  const found = priceRanges.find((one) => one.id === id);
  if (!found) return {};
  const { from, to, valuation } = found;
  return { range: { from, to }, valuation: sayValuation(valuation, visits.assessment, lang) };
}

/** The price of a treatment in words; undefined where the clinic publishes nothing of it. */
export function treatmentPriceOf(id: string, prices: Prices, lang: Lang): TreatmentPrice | undefined {
  const { range, valuation = '' } = publishedPrice(id, prices, lang);
  return range && { range: rangeOf(range, lang), valuation };
}

/** What the search says of the price of a treatment, by its anchor: «Desde $350.000», as the pages of prices write it. */
export function searchPrice(
  id: string,
  ranges: readonly { id: string; from: number }[],
  lang: Lang,
): { price?: string } {
  const range = ranges.find((one) => one.id === id);
  if (!range) return {};
  const from = pesos(range.from, lang);
  return { price: lang === 'es' ? `Desde ${from}` : `From ${from} COP` };
}

/** What stands behind what is an example, so that nobody takes it for true. */
export const sampleMark = { es: ' (muestra)', en: ' (sample)' } satisfies Record<Lang, string>;

/** Facts of the clinic that words may name in braces, e.g. `Dermatología en {city}`. */
const facts = {
  brand: ({ shortName }) => shortName,
  city: ({ address }) => address.city,
  assessmentPrice: ({ visits }, lang) => pesos(visits.assessment.price, lang),
  assessmentCredit: ({ visits }, lang) => sayCredit(visits.assessment, lang),
  cancellation: ({ visits }, lang) => visits.cancellation[lang],
  insurance: ({ visits }, lang) => visits.insurance[lang],
  parking: ({ visits }, lang) => visits.parking[lang],
  /** Holidays, closures and other hours, as far as a page knows them. */
  daysAhead: ({ daysAhead = [], exceptions }, lang) =>
    daysAhead.map((says, index) => `${says[lang]} (${exceptions[index]?.reason[lang]})`).join('; '),
  /** Number to call when life is at risk. */
  emergency: ({ helplines }) => helplines.emergency,
  shippingPrice: ({ shipping }, lang) => pesos(shipping.price, lang),
  shippingTerms: ({ shipping }, lang) => shipping.terms[lang],
  shippingDays: ({ shipping }, lang) => firstSentence(shipping.terms[lang]),
  /** The sentence of the terms that names the amount from which on shipping is free. */
  freeShipping: ({ shipping: { freeFrom, terms } }, lang) =>
    terms[lang].split(/(?<=\.)\s/).find((one) => freeFrom && one.includes(pesos(freeFrom, lang))) ?? '',
  laserOperator: ({ laser }, lang) => laser.operator[lang],
  /** A registration that is an example says so: it would be taken for one that protects. */
  laserDevices: ({ laser, sample }, lang) =>
    laser.devices
      .map(
        ({ name, use, registry }) =>
          `${name[lang]} (${use[lang]}): ${registry}${sample ? sampleMark[lang] : ''}`,
      )
      .join('; '),
} satisfies Record<string, (site: Site, lang: Lang) => string>;

const isFact = (name: string): name is keyof typeof facts => Object.hasOwn(facts, name);

/**
 * Puts the clinic's facts where a text names them, so that words are written once and facts are set once.
 * @throws Error that names what is not a fact: compose stops, no visitor sees a brace
 */
export function fillFacts(text: string, site: Site, lang: Lang): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    if (!isFact(name)) throw new Error(`"{${name}}" is no fact of the site, in: ${text}`);
    return facts[name](site, lang);
  });
}
