import { localizePath, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { Danger } from '#safety/assess.ts';
import { aspectOf } from './aspects.ts';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { explained, type Explanation } from './explanation.ts';
import { termsOf } from './fold.ts';
import { matchBriefFacts } from './intents/match.ts';
import type { Intent } from './intents/types.ts';
import { findProducts, isProduct } from './products.ts';
import { beginningOf, quote } from './quote.ts';
import { createReplies, placeOf, wordsIn } from './replies.ts';
import { createRetriever, type Match } from './retrieval.ts';
import { matchCare, matchCategory, matchTreatments, namesKind, wantsProduct } from './topics/match.ts';

/** Share of a question that a document must cover to be the answer to it. */
const SURE = 0.6;

/** The same to be worth a mention. */
const PERHAPS = 0.4;

/** Share of a comparison that a title must name to be one of the things compared. */
const NAMED = 0.3;

/** The same for a page that has the words in its text only. */
const ALL = 0.9;

const SHOP = '/tienda';

/** Products that a wish without a kind, a cream or a shampoo, may fit and still be named. */
const FEW = 2;

/** Characters of a reply that tells two facts: a few lines of a chat window. */
const MAX_REPLY = 420;

/** Whether a page may help, although it is not the answer. */
const isWorthMention = ({ coverage, titleCoverage, terms }: Match): boolean =>
  // A word or two somewhere in a text may stand there to say the opposite; all of the question hardly so.
  titleCoverage > 0 ? coverage >= PERHAPS : coverage >= ALL && terms.length > 1;

const isSure = ({ coverage, titleCoverage }: Match): boolean => coverage >= SURE && titleCoverage > 0;

/** "No." answers the question in the heading, and no other. */
function isAbout({ title, lang }: ChatDocument, text: string): boolean {
  const asked = new Set(termsOf(text, lang));
  return !title.includes('?') || termsOf(title, lang).some((term) => asked.has(term));
}

/** Points to a document, with what it says where that can stand alone. */
function fromDocument(document: ChatDocument, passage: string | undefined, lang: Lang): Explanation {
  const say = wordsIn[lang];
  const place = placeOf(document);
  return explained(
    isProduct(document) ? 'product' : 'page',
    passage ? say.quoted(passage, place) : say.found(place),
  );
}

/**
 * The answers that can be given, each from its own source. They take a text that is folded and corrected, and
 * give nothing where there is none.
 */
export function createAnswers(documents: readonly ChatDocument[], site: Site) {
  const replies = createReplies(documents, site);
  const retrieve = createRetriever(documents);
  const whatsapp = `https://wa.me/${site.contact.whatsapp}`;
  const byPath = new Map(documents.map((document) => [document.path, document]));

  /** The document at a path, or else the page around it. */
  const documentAt = (path: string | undefined, lang: Lang): ChatDocument | undefined => {
    if (path === undefined) return undefined;
    const localized = localizePath(path, lang);
    return byPath.get(localized) ?? byPath.get(localized.replace(/#.*$/, ''));
  };

  /** @param path without language */
  const fromTopic = (path: string | undefined, text: string, lang: Lang): Explanation | undefined => {
    const document = documentAt(path, lang);
    const passage =
      document && (aspectOf(document, text) ?? (isAbout(document, text) ? beginningOf(document) : undefined));
    return document && fromDocument(document, passage, lang);
  };

  const fromIntent = (intent: Intent, text: string, lang: Lang): Explanation => {
    if (intent !== 'price') return explained(intent, replies[intent](lang));
    const [best] = retrieve(text, lang);
    const [product] = wantsProduct(text) ? findProducts(retrieve, text, lang).products : [];
    const named =
      product ??
      documentAt(matchCare(text), lang) ??
      (best && best.titleCoverage >= SURE ? best.document : undefined);
    return explained('price', replies.price(lang, named && placeOf(named)));
  };

  /** A wish, and a second one where both are told in a few words. */
  const fromFacts = (intent: Intent, text: string, lang: Lang): Explanation => {
    const one = fromIntent(intent, text, lang);
    const briefs = matchBriefFacts(text);
    const second = briefs.includes(intent) ? briefs.find((other) => other !== intent) : undefined;
    const reply = second ? `${one.reply} ${replies[second](lang)}` : one.reply;
    return reply.length > MAX_REPLY ? one : explained(one.kind, reply);
  };

  const fromCategory = (path: string | undefined, lang: Lang): Explanation | undefined => {
    const page = documentAt(path, lang);
    return page && explained('product', wordsIn[lang].category(placeOf(page)));
  };

  const fromShop = (text: string, lang: Lang): Explanation | undefined => {
    const { products, isVague } = findProducts(retrieve, text, lang);
    const path = matchCategory(text);
    const category = path === SHOP ? undefined : documentAt(path, lang);
    const say = wordsIn[lang];
    if (products.length > 0 && !(category && (isVague || (products.length > FEW && !namesKind(text))))) {
      return explained('product', say.products(products.map(placeOf)));
    }
    return fromCategory(category ? path : isVague || path === SHOP ? SHOP : undefined, lang);
  };

  /** The first two treatments that a message names. */
  const treatmentsIn = (text: string, lang: Lang): ChatDocument[] => {
    const named = retrieve(text, lang, ({ kind }) => kind === 'section').filter(
      ({ titleCoverage }) => titleCoverage > NAMED,
    );
    const topics = matchTreatments(text).flatMap((path) => documentAt(path, lang) ?? []);
    return [...new Set([...topics, ...named.map(({ document }) => document)])].slice(0, 2);
  };

  const fromComparison = (text: string, lang: Lang): Explanation | undefined => {
    const compared = treatmentsIn(text, lang);
    return compared.length > 1 ? explained('page', wordsIn[lang].both(compared.map(placeOf))) : undefined;
  };

  const fromPages = (text: string, lang: Lang): Explanation | undefined => {
    const [best] = retrieve(text, lang);
    if (!best) return undefined;
    const { document } = best;
    if (isProduct(document)) {
      return isSure(best) || isWorthMention(best) || best.coverage >= ALL ? fromShop(text, lang) : undefined;
    }
    if (isSure(best)) return fromDocument(document, aspectOf(document, text) ?? quote(best, lang), lang);
    return isWorthMention(best)
      ? explained('page', wordsIn[lang].perhaps(placeOf(document), whatsapp))
      : undefined;
  };

  const fromDanger = (danger: Danger, lang: Lang): Explanation => {
    if (danger === 'harm') return explained('emergency', wordsIn[lang].harm);
    return fromIntent(danger === 'emergency' ? 'emergency' : 'diagnosis', '', lang);
  };

  return { fromDanger, fromIntent, fromFacts, fromTopic, fromShop, fromCategory, fromComparison, fromPages };
}
