import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import { readAsks, type Ask } from './asks.ts';
import { thresholds } from './data/thresholds.ts';
import { createRetriever, isDocument, type Courtesy, type DocumentFound } from './retrieve.ts';
import { termsOf } from './terms.ts';
import { leansOn, pointedTo, type Memory } from './talk.ts';

/** What a message means: a courtesy, or the document that answers it, and what comes next. */
export type Meant = {
  message: string;
  lang: Lang;
  asks: ReadonlySet<Ask>;
  courtesy?: Courtesy;
  document?: ChatDocument;
  wish?: Wish | undefined;
  others: readonly ChatDocument[];
  /** Products to show with their prices. */
  products: readonly ChatDocument[];
  /** The best is only the nearest. */
  isWeak: boolean;
};

/** Other documents, and products. */
const MOST = 3;

/** What only one treatment or product can answer. */
const ofOne: ReadonlySet<Ask> = new Set([
  'sessions',
  'frequency',
  'duration',
  'use',
  'recovery',
  'idealFor',
  'notFor',
]);

/** Without a word that carries a subject. */
const isWordless = (message: string): boolean =>
  termsOf(message, 'es').length === 0 || termsOf(message, 'en').length === 0;

const isProduct = ({ about }: ChatDocument): boolean => about === 'product';

/** Finds what a message means, by itself or with what was shown before. */
export function createFinder(documents: readonly ChatDocument[]) {
  const retrieve = createRetriever(documents);
  const byPath = new Map(documents.map((document) => [document.path, document]));

  /** Products that are nearly as good as the best one. */
  function productsIn(found: readonly DocumentFound[]): ChatDocument[] {
    const products = found.filter(({ place }) => isProduct(place.document));
    const least = (products[0]?.score ?? 0) * thresholds.product;
    return products
      .filter(({ score }) => score >= least)
      .slice(0, MOST)
      .map(({ place }) => place.document);
  }

  /** Who wants to buy is shown a product, where one is nearly as likely as the best page. */
  function bestOf(found: readonly DocumentFound[], asks: ReadonlySet<Ask>): DocumentFound | undefined {
    const [best] = found;
    if (!best || !(asks.has('shopping') || asks.has('need'))) return best;
    const sold = found.find(({ place }) => isProduct(place.document));
    return sold && sold.score >= best.score * thresholds.shopping && best.place.document.about !== 'practice'
      ? sold
      : best;
  }

  return (message: string, lang: Lang, memory: Memory): Meant => {
    const { asks, isBare } = readAsks(message, lang);
    const base = { message, lang, asks, others: [], products: [], isWeak: false };
    const subject = byPath.get(memory.about ?? '');
    const pointed = byPath.get(pointedTo(message, memory) ?? '');
    const found = retrieve(message, lang);
    const [first] = found;
    const isCertain = (first?.likeness ?? 0) >= thresholds.certain;
    const leaning =
      subject && !isCertain && ((isBare && asks.size > 0) || (leansOn(message) && asks.size > 0))
        ? subject
        : undefined;
    const meant = pointed ?? leaning;
    if (meant) return { ...base, document: meant, products: isProduct(meant) ? [meant] : [] };
    if (isBare && [...asks].some((ask) => ofOne.has(ask)) && !isCertain) return base;
    const places = found.filter(isDocument);
    const best = bestOf(places, asks);
    const others = [...new Set(places.map(({ place }) => place.document))].filter(
      (one) => one !== best?.place.document,
    );
    const polite =
      first && !isDocument(first) && 'courtesy' in first.place ? first.place.courtesy : undefined;
    if (polite && (first?.likeness ?? 0) >= thresholds.courtesy)
      return { ...base, courtesy: polite, others: others.slice(0, MOST) };
    // Nothing is asked for: an emoji, a greeting in other words.
    if (!best || isWordless(message)) return { ...base, courtesy: polite ?? 'greeting' };
    const { document, wish } = best.place;
    const least = best.score * thresholds.card;
    const near = new Set(places.filter(({ score }) => score >= least).map(({ place }) => place.document));
    const isShop = isProduct(document) || document.about === 'shop';
    const isWeak = best.likeness < thresholds.weak;
    return {
      ...base,
      document,
      wish,
      others: others.filter((one) => isWeak || near.has(one)).slice(0, MOST),
      products: isShop ? productsIn(places) : [],
      isWeak,
    };
  };
}
