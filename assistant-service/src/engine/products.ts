import type { Lang } from '@clinic/shared/lang';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { wordsOf } from '#text/words.ts';
import { aroundProducts } from './data/talk.ts';
import type { Match, Retriever } from './retrieval.ts';
import { termsOf } from './terms.ts';

/** Products that a reply names. */
const MOST = 3;

/** Share of a wish that a product must cover to be named. */
const FITS = 0.6;

/** The same for its name, when the rest of the wish is unknown. */
const NAMED = 0.35;

/** Products that cover a wish less than the best one by this much are left out. */
const NEAR = 0.04;

const noise = new RegExp(`\\b(?:${wordsOf(aroundProducts).join('|').replaceAll('*', '\\w+')})\\b`, 'g');

/** «Noche» alone is part of a greeting, and therefore no word of the index. */
const night = /\b(?:de|para la|por la|en la) noche\b/g;

/** A type of skin is one thing: «seca» alone is also how a face is dried. */
const skinInSpanish = /\bpiel(?:es)? (?:muy )?(seca|reseca|grasa|grasosa|mixta|sensible|delicada)\b/g;
const skinInEnglish = /\b(dry|oily|combination|sensitive) skin\b/g;

export const isProduct = ({ about }: ChatDocument): boolean => about === 'product';

/** How well a product answers: its name and what it is called tell more than its text. */
const fitOf = ({ coverage, titleCoverage }: Match): number => (3 * coverage + titleCoverage) / 4;

/**
 * The products that a message wishes for, best first.
 * @param text folded and corrected
 * @param kinds words of it that say what kind of product, and no more
 * @returns up to three that fit; more than three that fit alike are none in particular
 */
export function findProducts(retrieve: Retriever, text: string, lang: Lang, kinds: ReadonlySet<string>) {
  const wish = text
    .replaceAll(night, ' nocturna ')
    .replaceAll(skinInSpanish, ' piel$1 ')
    .replaceAll(skinInEnglish, ' skin$1 ')
    .replaceAll(noise, ' ');
  if (termsOf(wish, lang).length === 0) return { products: [], isVague: true };
  const whole = retrieve(wish, lang, isProduct).filter(({ coverage }) => coverage >= FITS);
  // «Retinol para principiantes»: nobody wrote of beginners, but retinol names it. A mere cream does not.
  const withoutKinds = (said: string): string =>
    said
      .split(' ')
      .filter((word) => !kinds.has(word))
      .join(' ');
  const named = () =>
    retrieve(withoutKinds(wish), lang, isProduct).filter(({ titleCoverage }) => titleCoverage >= NAMED);
  const fitting = (whole.length > 0 ? whole : named()).toSorted((a, b) => fitOf(b) - fitOf(a));
  const best = fitting[0] ? fitOf(fitting[0]) : 0;
  const near = fitting.filter((match) => fitOf(match) >= best - NEAR);
  return { products: near.slice(0, MOST).map(({ document }) => document), isVague: near.length > MOST };
}
