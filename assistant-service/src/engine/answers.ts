import { languages, type Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { fold } from '#text/fold.ts';
import type { Danger } from '#safety/assess.ts';
import { factOf } from './facts.ts';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { explained, type Explanation } from './explanation.ts';
import { stem, termsOf } from './fold.ts';
import { matchBriefFacts } from './intents/match.ts';
import type { Intent } from './intents/types.ts';
import { findProducts, isProduct } from './products.ts';
import { beginningOf, isQuotable, quote } from './quote.ts';
import { createReplies, placeOf, wordsIn } from './replies.ts';
import { createRetriever, type Match } from './retrieval.ts';
import { isShopping } from './shopping.ts';
import { createTopics, type Topic } from './topics.ts';

/** Share of a question that a document must cover to be the answer to it. */
const SURE = 0.6;

/** The same to be worth a mention. */
const PERHAPS = 0.4;

/** The same to be the nearest that there is. */
const NEAREST = 0.2;

/** Share of a comparison that a title must name to be one of the things compared. */
const NAMED = 0.3;

/** The same for a page that has the words in its text only. */
const ALL = 0.9;

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
  const topicsIn = { es: createTopics(documents, 'es'), en: createTopics(documents, 'en') };
  const rootOf = (lang: Lang): ChatDocument | undefined =>
    documents
      .filter((document) => document.lang === lang && document.about === 'shop')
      .toSorted((a, b) => a.path.length - b.path.length)[0];
  /** The page of all products: its aliases are kinds of products. */
  const shopIn = { es: rootOf('es'), en: rootOf('en') };
  const kinds = new Set(
    languages.flatMap((lang) =>
      (shopIn[lang]?.aliases ?? []).flatMap((alias) =>
        fold(alias)
          .split(' ')
          .map((word) => stem(word, lang)),
      ),
    ),
  );

  /** Words of a message that say what kind of product is wanted: a cream, a shampoo. */
  const kindsIn = (text: string): Set<string> =>
    new Set(text.split(' ').filter((word) => languages.some((lang) => kinds.has(stem(word, lang)))));

  /** Whether a message wants something to take home, rather than a treatment. */
  const wantsProduct = (text: string, lang: Lang): boolean =>
    isShopping(text) || topicsIn[lang](text, 'shop').some(({ document }) => document === shopIn[lang]);

  const fromTopic = (topic: Topic | undefined, text: string, lang: Lang): Explanation | undefined => {
    if (!topic) return undefined;
    const { document } = topic;
    const passage = factOf(document, text) ?? (isAbout(document, text) ? beginningOf(document) : undefined);
    return fromDocument(document, passage, lang);
  };

  const fromIntent = (intent: Intent, text: string, lang: Lang): Explanation => {
    if (intent !== 'price') return explained(intent, replies[intent](lang));
    const [best] = retrieve(text, lang);
    const [product] = wantsProduct(text, lang)
      ? findProducts(retrieve, text, lang, kindsIn(text)).products
      : [];
    const [care] = topicsIn[lang](text, 'people', 'reading', 'care');
    const named =
      product ?? care?.document ?? (best && best.titleCoverage >= SURE ? best.document : undefined);
    return explained('price', replies.price(lang, named));
  };

  /** A wish, and a second one where both are told in a few words. */
  const fromFacts = (intent: Intent, text: string, lang: Lang): Explanation => {
    const one = fromIntent(intent, text, lang);
    const briefs = matchBriefFacts(text);
    const second = briefs.includes(intent) ? briefs.find((other) => other !== intent) : undefined;
    const reply = second ? `${one.reply} ${replies[second](lang)}` : one.reply;
    return reply.length > MAX_REPLY ? one : explained(one.kind, reply);
  };

  const fromCategory = (page: ChatDocument | undefined, lang: Lang): Explanation | undefined =>
    page && explained('product', wordsIn[lang].category(placeOf(page)));

  /** The page of the shop for a need; the whole shop where none is named. */
  const categoryIn = (text: string, lang: Lang): ChatDocument | undefined =>
    topicsIn[lang](text, 'shop').find(({ document }) => document !== shopIn[lang])?.document;

  const fromShop = (text: string, lang: Lang): Explanation | undefined => {
    const kinds = kindsIn(text);
    const { products, isVague } = findProducts(retrieve, text, lang, kinds);
    const category = categoryIn(text, lang);
    const say = wordsIn[lang];
    if (products.length > 0 && !(category && (isVague || (products.length > FEW && kinds.size === 0)))) {
      return explained('product', say.products(products.map(placeOf)));
    }
    return fromCategory(category ?? (isVague || isShopping(text) ? shopIn[lang] : undefined), lang);
  };

  /** The first two treatments that a message names. */
  const treatmentsIn = (text: string, lang: Lang): ChatDocument[] => {
    const named = retrieve(text, lang, ({ kind }) => kind === 'section').filter(
      ({ titleCoverage }) => titleCoverage > NAMED,
    );
    const topics = topicsIn[lang](text, 'care')
      .map(({ document }) => document)
      .filter(({ kind }) => kind === 'section');
    return [...new Set([...topics, ...named.map(({ document }) => document)])].slice(0, 2);
  };

  /** Two of them must fit a reply. */
  const MAX_FACT = 110;
  /** What tells a treatment from another, in a few words. */
  const withFact = (document: ChatDocument) => {
    const { duration, recovery } = document.facts ?? {};
    const fact = [duration, recovery].find(
      (value) => value && value.length <= MAX_FACT && isQuotable(value, false),
    );
    return { ...placeOf(document), fact: fact?.replace(/(?<![.!?…])$/, '.') };
  };

  /** No answer, but a person, and the two pages whose names come nearest. */
  const fromNothing = (text: string, lang: Lang): Explanation => {
    const nearest = retrieve(text, lang)
      .filter(({ titleCoverage }) => titleCoverage >= NEAREST)
      .slice(0, 2)
      .map(({ document }) => placeOf(document));
    return explained('unknown', wordsIn[lang].unknown(whatsapp, nearest));
  };

  const fromComparison = (text: string, lang: Lang): Explanation | undefined => {
    const compared = treatmentsIn(text, lang);
    return compared.length > 1 ? explained('page', wordsIn[lang].both(compared.map(withFact))) : undefined;
  };

  const fromPages = (text: string, lang: Lang): Explanation | undefined => {
    const [best] = retrieve(text, lang);
    if (!best) return undefined;
    const { document } = best;
    if (isProduct(document)) {
      return isSure(best) || isWorthMention(best) || best.coverage >= ALL ? fromShop(text, lang) : undefined;
    }
    if (isSure(best)) return fromDocument(document, factOf(document, text) ?? quote(best, lang), lang);
    return isWorthMention(best)
      ? explained('page', wordsIn[lang].perhaps(placeOf(document), whatsapp))
      : undefined;
  };

  const fromDanger = (danger: Danger, lang: Lang): Explanation => {
    if (danger === 'harm') return explained('emergency', wordsIn[lang].harm);
    return fromIntent(danger === 'emergency' ? 'emergency' : 'diagnosis', '', lang);
  };

  return {
    fromDanger,
    fromIntent,
    fromFacts,
    fromTopic,
    fromShop,
    fromCategory,
    fromComparison,
    fromNothing,
    fromPages,
    topicsIn,
    categoryIn,
    wantsProduct,
  };
}
