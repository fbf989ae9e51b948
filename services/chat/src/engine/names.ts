import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Lang, PerLang } from '@clinic/shared/lang';

import { termsOf } from './terms.ts';

/**
 * A word is the name of a treatment that so many of its questions have, and so few of what else is done or sold: «botox»,
 * «hilos». How the clinic works is asked with names as well.
 */
export const OFTEN = 3;
const SHARE = 0.7;

/** A word that more pages have is none: «casa», «plan». */
const MOST_PAGES = 5;
const MOST_OF_PAGES = 0.1;

/** How often each word is asked. */
export function countsOf(documents: readonly ChatDocument[], lang: Lang): Map<string, number> {
  const asked = documents.flatMap(({ questions = [], wishes = {} }) => [
    ...questions,
    ...Object.values(wishes).flat(),
  ]);
  const counts = new Map<string, number>();
  for (const question of asked)
    for (const term of termsOf(question, lang)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** What each treatment is called. */
function namesIn(documents: readonly ChatDocument[], lang: Lang): Map<string, ChatDocument> {
  const all = documents.filter((document) => document.lang === lang);
  const counts = countsOf(
    all.filter(({ about }) => about === 'care' || about === 'shop' || about === 'product'),
    lang,
  );
  const pages = new Map<string, number>();
  for (const { title, text } of all)
    for (const term of termsOf(`${title} ${text}`, lang)) pages.set(term, (pages.get(term) ?? 0) + 1);
  const most = Math.max(MOST_PAGES, MOST_OF_PAGES * all.length);
  const isName = ([term, count]: readonly [string, number]): boolean =>
    count >= OFTEN && count / (counts.get(term) ?? count) >= SHARE && (pages.get(term) ?? 0) <= most;
  return new Map(
    all
      .filter(({ about, kind }) => about === 'care' && kind === 'section')
      .flatMap((document) =>
        [...countsOf([document], lang)].filter(isName).map(([term]) => [term, document] as const),
      ),
  );
}

/**
 * Knows treatments by what they are called, whatever else a message says.
 * @returns a function that gives the one that a message names, if it names one
 */
export function createNames(documents: readonly ChatDocument[]) {
  const names: PerLang<Map<string, ChatDocument>> = {
    es: namesIn(documents, 'es'),
    en: namesIn(documents, 'en'),
  };
  return (text: string, lang: Lang): ChatDocument | undefined => {
    const named = new Set(termsOf(text, lang).flatMap((term) => names[lang].get(term) ?? []));
    return named.size === 1 ? [...named][0] : undefined;
  };
}
