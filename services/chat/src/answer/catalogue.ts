import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Lang } from '@tesela/core/lang';

import { fold, termsOf } from '#text/words.ts';

/** «Menos de 100 mil», «hasta $80.000», «under 90,000». */
const limit =
  /\b(?:menos de|hasta|maximo|por debajo de|no mas de|under|below|less than|up to|at most)(?: los?)? (?:cop )?(\d{1,3}(?: \d{3})*|\d{4,7}) ?(mil\b|k\b|thousand\b)?/;

/** Nobody sells for less than a thousand pesos: «menos de 100» means thousands. */
const THOUSAND = 1000;

function mostPaid(message: string): number | undefined {
  const [, amount, thousands] = limit.exec(fold(message)) ?? [];
  if (!amount) return undefined;
  const value = Number(amount.replaceAll(' ', ''));
  return thousands || value < THOUSAND ? value * THOUSAND : value;
}

/** Makes a function that tells which documents a message leaves: products that cost too much or suit another skin are out. */
export function createCatalogue(documents: readonly ChatDocument[]) {
  const suitsIn = (lang: Lang): string[] => [
    ...new Set(documents.flatMap((document) => (document.lang === lang ? (document.suits ?? []) : []))),
  ];
  const known = { es: suitsIn('es'), en: suitsIn('en') };

  return (message: string, lang: Lang): ((document: ChatDocument) => boolean) => {
    const most = mostPaid(message);
    const said = new Set(termsOf(message, lang));
    const named = known[lang].filter((value) => termsOf(value, lang).every((term) => said.has(term)));
    return ({ about, price, suits = [] }) => {
      if (about !== 'product') return true;
      const isPaid = most === undefined || (price !== undefined && price <= most);
      // A product that names no skin suits most of them.
      return isPaid && (named.length === 0 || suits.length === 0 || named.some((one) => suits.includes(one)));
    };
  };
}
