import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { About } from '@clinic/shared/knowledge';
import { languages, type Lang } from '@clinic/shared/lang';

import { wordsOf } from '#text/words.ts';
import { aroundProducts } from './data/courtesies.ts';
import { explained, type Explanation, type Voice } from './replies.ts';
import type { Match, Retriever } from './retrieval.ts';
import { stem, termsOf } from './terms.ts';
import { CERTAIN, LIKELY, SURE, type Question } from './subjects.ts';

/** Products that a reply names. */
const MOST = 3;

/** Products that a wish without a kind, a cream or a shampoo, may fit and still be named. */
const FEW = 2;

/** Share of a wish that a product must cover to be named; the same where «algo para…» may mean a treatment as well. */
const FITS = 0.6;
const MEETS = 0.8;

/** The same for its name, when the rest of the wish is unknown. */
const NAMED = 0.35;

/** How much less like a category than like all of the shop a wish may be, and still mean the category. */
const RATHER = 0.6;

/** Products that cover a wish less than the best one by this much are left out. */
const NEAR = 0.04;

const noise = new RegExp(`\\b(?:${wordsOf(aroundProducts).join('|').replaceAll('*', '\\w+')})\\b`, 'g');

/** «Noche» alone is part of a greeting, and therefore no word of the index. */
const night = /\b(?:de|para la|por la|en la) noche\b/g;

const isSold = (about: About): boolean => about === 'shop' || about === 'product';

export const isProduct = ({ about }: ChatDocument): boolean => about === 'product';

/** How well a product answers: its name and what it is called tell more than its text. */
const fitOf = ({ coverage, titleCoverage }: Match): number => (3 * coverage + titleCoverage) / 4;

/** What the shop has for a wish. */
export function createShop(documents: readonly ChatDocument[], retrieve: Retriever, { say, places }: Voice) {
  /** The page of all products: its questions name kinds of products. */
  const rootOf = (lang: Lang): ChatDocument | undefined =>
    documents
      .filter((document) => document.lang === lang && document.about === 'shop')
      .toSorted((a, b) => a.path.length - b.path.length)[0];
  const shopIn = { es: rootOf('es'), en: rootOf('en') };
  const kinds = new Set(
    languages.flatMap((lang) => termsOf((shopIn[lang]?.questions ?? []).join(' '), lang)),
  );
  /** Whether a word says what kind of product is wanted and no more: a cream, a shampoo. */
  const isKind = (word: string): boolean => languages.some((lang) => kinds.has(stem(word, lang)));

  /** Of a kind that is named, those that have most of what else is said: «hidratante… piel mixta… brillo». */
  function ofKind(wish: string, lang: Lang): ChatDocument[] {
    const [kind = '', ...others] = wish.split(' ').filter(isKind);
    const rest = wish.split(' ').filter((word) => !isKind(word));
    if (kind === '' || others.some((other) => stem(other, lang) !== stem(kind, lang))) return [];
    const named = retrieve(kind, lang, isProduct).filter(({ titleCoverage }) => titleCoverage > 0);
    const those = new Set(named.map(({ document }) => document));
    // One word of a text may stand there to say the opposite.
    return retrieve(rest.join(' '), lang, (document) => those.has(document))
      .filter(({ terms }) => terms.length > 1)
      .slice(0, MOST)
      .map(({ document }) => document);
  }

  /** The products wished for, best first: up to three that fit; more that fit alike are none in particular. */
  function find({ text, lang }: Question) {
    const wish = text.replaceAll(night, ' nocturna ').replaceAll(noise, ' ');
    if (termsOf(wish, lang).length === 0) return { products: [], isVague: true, fit: 0 };
    const whole = retrieve(wish, lang, isProduct).filter(({ coverage }) => coverage >= FITS);
    // «Retinol para principiantes»: nobody wrote of beginners, but retinol names it. A mere cream does not.
    const words = wish.split(' ').filter((word) => !isKind(word));
    const named = () =>
      retrieve(words.join(' '), lang, isProduct).filter(({ titleCoverage }) => titleCoverage >= NAMED);
    const fitting = (whole.length > 0 ? whole : named()).toSorted((a, b) => fitOf(b) - fitOf(a));
    if (fitting.length === 0) return { products: ofKind(wish, lang), isVague: false, fit: 0 };
    const fit = fitting[0] ? fitOf(fitting[0]) : 0;
    const near = fitting.filter((match) => fitOf(match) >= fit - NEAR);
    const products = near.slice(0, MOST).map(({ document }) => document);
    return { products, isVague: near.length > MOST, fit };
  }

  const tellPage = (page: ChatDocument | undefined): Explanation | undefined =>
    page && explained('product', say(page.lang, page === shopIn[page.lang] ? 'shop' : 'category', page));

  /** The page of the shop for a need, if it is not rather all of the shop. */
  function categoryOf({ found, lang }: Question): ChatDocument | undefined {
    const lists = found.filter(({ of, score }) => of.about === 'shop' && score >= LIKELY);
    const all = lists.find(({ of }) => of.document === shopIn[lang])?.score ?? 0;
    return lists.find(({ of, score }) => of.document !== shopIn[lang] && score >= RATHER * all)?.of.document;
  }

  function tell(question: Question): Explanation | undefined {
    const { text, lang, asks, found, isBare } = question;
    const { products, isVague } = find(question);
    const category = isBare ? undefined : categoryOf(question);
    const isAny = isVague || (products.length > FEW && !text.split(' ').some(isKind));
    if (products.length > 0 && !(category && isAny))
      return explained('product', say(lang, 'products', { places: places(products) }));
    if (category || !(isVague || asks.has('shopping'))) return tellPage(category);
    const all = shopIn[lang];
    const isUnclear = !isBare && !found.some(({ of, score }) => of.document === all && score >= CERTAIN);
    return all && isUnclear
      ? { ...explained('product', say(lang, 'shopUnclear', all)), isWeak: true }
      : tellPage(all);
  }

  return {
    find,
    tell,
    tellCategory: (question: Question) => tellPage(categoryOf(question)),
    /** Whether a message wants something to take home, rather than a treatment. */
    isWanted: (question: Question): boolean =>
      question.asks.has('shopping') ||
      question.found.some(({ of, score }, at) => at === 0 && score >= SURE && isSold(of.about)) ||
      (question.asks.has('need') && find(question).fit >= MEETS),
  };
}
