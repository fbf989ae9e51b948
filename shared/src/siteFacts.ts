import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';

import type { Lang } from './lang.ts';
import { formatNumber } from './money.ts';
import type { Site } from './settings.ts';

const pesos = (amount: number, lang: Lang): string => `$${formatNumber(amount, lang)}`;

const rangeOf = ({ from, to }: Site['priceRanges'][number], lang: Lang): string =>
  lang === 'es'
    ? `entre ${pesos(from, lang)} y ${pesos(to, lang)}`
    : `between ${pesos(from, lang)} and ${pesos(to, lang)} COP`;

const sampleMark = { es: ' (muestra)', en: ' (sample)' } satisfies Record<Lang, string>;

/** Facts of the clinic that words may name in braces, e.g. `Dermatología en {city}`. */
const facts = {
  brand: ({ shortName }) => shortName,
  city: ({ address }) => address.city,
  assessmentPrice: ({ visits }, lang) => pesos(visits.assessment.price, lang),
  assessmentCredit: ({ visits }, lang) => visits.assessment.credit[lang],
  cancellation: ({ visits }, lang) => visits.cancellation[lang],
  insurance: ({ visits }, lang) => visits.insurance[lang],
  parking: ({ visits }, lang) => visits.parking[lang],
  /** Number to call when life is at risk. */
  emergency: ({ helplines }) => helplines.emergency,
  shippingPrice: ({ shipping }, lang) => pesos(shipping.price, lang),
  shippingTerms: ({ shipping }, lang) => shipping.terms[lang],
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

/** Fills texts with the facts of the site that is shown. */
export function useFillFacts(): (text: string) => string {
  const site = useSite();
  const lang = useLang();
  return (text) => fillFacts(text, site, lang);
}

/** Between what and what a treatment costs, by its anchor; undefined where the clinic publishes nothing of it. */
export function usePriceRange(id: string): string | undefined {
  const { priceRanges } = useSite();
  const lang = useLang();
  const range = priceRanges.find((one) => one.id === id);
  return range && rangeOf(range, lang);
}

/** The least that any of several treatments costs; undefined where the clinic publishes nothing of them. */
export function usePriceFrom(ids: readonly string[]): string | undefined {
  const { priceRanges } = useSite();
  const lang = useLang();
  const least = Math.min(...priceRanges.filter(({ id }) => ids.includes(id)).map(({ from }) => from));
  if (!Number.isFinite(least)) return undefined;
  return lang === 'es' ? pesos(least, lang) : `${pesos(least, lang)} COP`;
}
