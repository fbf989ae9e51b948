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

/**
 * Makes a function that tells which documents a message leaves: products that cost too much or suit another skin are out,
 * and for who wants to buy one those for another use.
 */
export function createCatalogue(documents: readonly ChatDocument[]) {
  const valuesIn = (trait: 'suits' | 'serves', lang: Lang): string[] => [
    ...new Set(documents.flatMap((document) => (document.lang === lang ? (document[trait] ?? []) : []))),
  ];
  const known = (trait: 'suits' | 'serves') => ({ es: valuesIn(trait, 'es'), en: valuesIn(trait, 'en') });
  const [skins, uses] = [known('suits'), known('serves')];

  return (message: string, lang: Lang, buys: boolean): ((document: ChatDocument) => boolean) => {
    const most = mostPaid(message);
    const said = new Set(termsOf(message, lang));
    const isSaid = (term: string) => said.has(term);
    const skin = skins[lang].filter((value) => termsOf(value, lang).every(isSaid));
    // The name of a use lists several: «Líneas y firmeza».
    const use = buys ? uses[lang].filter((value) => termsOf(value, lang).some(isSaid)) : [];
    /** A product that names no skin suits most of them. */
    const has = (asked: readonly string[], own: readonly string[] = []) =>
      asked.length === 0 || own.length === 0 || asked.some((one) => own.includes(one));
    return ({ about, price, suits, serves }) =>
      about !== 'product' ||
      ((most === undefined || (price !== undefined && price <= most)) &&
        has(skin, suits) &&
        has(use, serves));
  };
}
