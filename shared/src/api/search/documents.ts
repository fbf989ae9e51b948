import type { InferOutput } from 'valibot';

import type { Lang } from '../../contract/lang.ts';
import { formatCop, pesos } from '../money.ts';
import type { searchDocumentsSchema } from './schema.ts';

/** Name of the document in which a remote lists what the search over the site finds of it. */
export const SEARCH_DOCUMENT = 'search';

/** Something that the search finds. */
export type SearchDocument = InferOutput<typeof searchDocumentsSchema>[number];

export type SearchKind = SearchDocument['kind'];

/** A price as results show it: «Desde $350.000», as the pages of prices write it, or what the shop shows. */
export function searchPrice({ amount, from }: NonNullable<SearchDocument['price']>, lang: Lang): string {
  if (!from) return formatCop(amount, lang);
  return lang === 'es' ? `Desde ${pesos(amount, lang)}` : `From ${pesos(amount, lang)} COP`;
}

/** What stands before the first end of a sentence: a result has one line. */
export const firstSentence = (text: string): string => text.replace(/(?<=[.!?])\s.*$/su, '');

/** The price of a treatment by its anchor, where the clinic publishes its range. */
export function priceFrom(
  id: string,
  ranges: readonly { id: string; from: number }[],
): Pick<SearchDocument, 'price'> {
  const range = ranges.find((one) => one.id === id);
  return range ? { price: { amount: range.from, from: true } } : {};
}
