import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import { pesos } from '../api/money.ts';
import { fillFacts, treatmentPriceOf, type TreatmentPrice } from '../api/siteFacts.ts';

/** Fills texts with the facts of the site that is shown. */
export function useFillFacts(): (text: string) => string {
  const site = useSite();
  const lang = useLang();
  return (text) => fillFacts(text, site, lang);
}

/** What a treatment costs, by its anchor; undefined where the clinic publishes nothing of it. */
export function useTreatmentPrice(id: string): TreatmentPrice | undefined {
  return treatmentPriceOf(id, useSite(), useLang());
}

/** The least that any of several treatments costs; undefined where the clinic publishes nothing of them. */
export function usePriceFrom(ids: readonly string[]): string | undefined {
  const { priceRanges } = useSite();
  const lang = useLang();
  const least = Math.min(...priceRanges.filter(({ id }) => ids.includes(id)).map(({ from }) => from));
  if (!Number.isFinite(least)) return undefined;
  return lang === 'es' ? pesos(least, lang) : `${pesos(least, lang)} COP`;
}
