import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/lang';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel, Wish } from '@clinic/shared/knowledge';
import { formatCop } from '@clinic/shared/money';
import type { Site } from '@clinic/shared/settings';

import { fold } from '#text/fold.ts';
import { createMeanings, wordsOfAlias, type Meaning, type Said } from './aliases.ts';
import { findProducts, isProduct } from './products.ts';
import { isQuotable, openingOf, quote } from './quote.ts';
import { createVoice, explained, type Explanation, type Intent } from './replies.ts';
import { createRetriever, type Match } from './retrieval.ts';
import { stem, termsOf } from './terms.ts';
import type { Talk } from './talk.ts';

/** A message: as it is looked up, as it is matched, and how it talks. */
export type Question = { words: string; text: string; said: Said; talk: ReadonlySet<Talk>; lang: Lang };

type About = NonNullable<ChatDocument['about']>;

/** A document that a message names, or a wish that its page is the place for. */
export type Topic = { document: ChatDocument; about: About; wish?: Wish };

/** Share of a question that a document must cover to be the answer to it, to be worth a mention, to be the nearest. */
const SURE = 0.6;
const PERHAPS = 0.4;
const NEAREST = 0.2;

/** The same for a page that has the words in its text only. */
const ALL = 0.9;

/** Share of a comparison that a title must name to be one of the things compared. */
const NAMED = 0.3;

/** Products that a wish without a kind, a cream or a shampoo, may fit and still be named. */
const FEW = 2;

/** Characters of a reply that tells two wishes: a few lines of a chat window. Of a fact; of two side by side. */
const MAX_REPLY = 420;
const MAX_FACT = 240;
const MAX_COMPARED = 90;

/** Wishes that two short sentences can tell at once. */
const brief: ReadonlySet<Wish | undefined> = new Set(['hours', 'address', 'payment', 'contact']);

/** In the order in which they are looked for: «¿cuánto dura la recuperación?» asks for the second. */
const askedFacts = ['sessions', 'recovery', 'duration', 'notFor', 'idealFor'] as const satisfies FactLabel[];

/** What tells a treatment from another, the first that both pages have. */
const comparedFacts = ['idealFor', 'duration', 'recovery', 'sessions'] as const satisfies FactLabel[];

const isSure = ({ coverage, titleCoverage }: Match): boolean => coverage >= SURE && titleCoverage > 0;

/** A word or two somewhere in a text may stand there to say the opposite; all of the question hardly so. */
const isWorthMention = ({ coverage, titleCoverage, terms }: Match): boolean =>
  titleCoverage > 0 ? coverage >= PERHAPS : coverage >= ALL && terms.length > 1;

const placeOf = ({ title, path }: ChatDocument) => ({ title, path });

const sentenceOf = (fact: string): string => fact.replace(/(?<![.!?…])$/, '.');

/** The same page in another language teaches its words too: visitors write in their own, whatever the page's. */
function topicsOf(documents: readonly ChatDocument[], lang: Lang) {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const entries = documents.flatMap((document) => {
    const { about } = document;
    if (document.lang !== lang || about === undefined || about === 'product') return [];
    const { path } = splitPath(document.path);
    const twins = languages.flatMap((other) => byPath.get(localizePath(path, other)) ?? []);
    const wishes = Object.keys(document.wishes ?? {}) as Wish[]; // its keys
    return [
      { of: { document, about } as Topic, aliases: twins.flatMap(({ aliases = [] }) => aliases) },
      ...wishes.map((wish) => ({
        of: { document, about: 'practice', wish } as Topic,
        aliases: twins.flatMap(({ wishes = {} }) => wishes[wish] ?? []),
      })),
    ];
  });
  return createMeanings(entries, lang);
}

/** The answers that can be given, each from its own source; nothing where there is none. */
export function createAnswers(documents: readonly ChatDocument[], site: Site) {
  const say = createVoice(site);
  const retrieve = createRetriever(documents);
  const meaningsIn = { es: topicsOf(documents, 'es'), en: topicsOf(documents, 'en') };
  /** The page of all products: its aliases are kinds of products. */
  const rootOf = (lang: Lang): ChatDocument | undefined =>
    documents
      .filter((document) => document.lang === lang && document.about === 'shop')
      .toSorted((a, b) => a.path.length - b.path.length)[0];
  const shopIn = { es: rootOf('es'), en: rootOf('en') };
  const kinds = new Set(
    languages.flatMap((lang) =>
      (shopIn[lang]?.aliases ?? []).flatMap((alias) =>
        fold(wordsOfAlias(alias))
          .split(' ')
          .map((word) => stem(word, lang)),
      ),
    ),
  );
  const placesOf = (lang: Lang, found: readonly ChatDocument[]): string =>
    found.map((document) => say(lang, 'place', placeOf(document))).join(' · ');
  const told = (intent: Exclude<Intent, 'payment'>, lang: Lang): Explanation =>
    explained(intent, say(lang, intent));
  /** What a message means, best first. */
  const topics = ({ said, lang }: Question): Meaning<Topic>[] => meaningsIn[lang](said);
  const isOf =
    (...abouts: readonly About[]) =>
    ({ of }: Meaning<Topic>): boolean =>
      abouts.includes(of.about);

  /** Words of a message that say what kind of product is wanted: a cream, a shampoo. */
  const kindsIn = ({ text }: Question): Set<string> =>
    new Set(text.split(' ').filter((word) => languages.some((lang) => kinds.has(stem(word, lang)))));

  /** Whether a message wants something to take home, rather than a treatment. */
  const wantsProduct = (question: Question, found: readonly Meaning<Topic>[]): boolean =>
    question.talk.has('shopping') || found.some(({ of }) => of.document === shopIn[question.lang]);

  /** The fact of a document that a message asks for: «Duración: 90 min.» */
  function factOf({ facts, lang }: ChatDocument, { talk }: Question): string | undefined {
    const label = askedFacts.find(
      (asked) => talk.has(asked) && (facts?.[asked]?.length ?? Infinity) <= MAX_FACT,
    );
    const sentence = label && sentenceOf(facts?.[label] ?? '');
    return sentence && isQuotable(sentence, false) ? `${say(lang, label)}: ${sentence}` : undefined;
  }

  /** Points to a document, with what it says where that can stand alone. */
  function fromDocument(document: ChatDocument, passage: string | undefined): Explanation {
    const { lang, title, path } = document;
    const isHeading = title.includes('?');
    const what = passage === undefined ? 'found' : isHeading ? 'passage' : 'quoted';
    return explained(
      isProduct(document) ? 'product' : 'page',
      say(lang, what, { title, path, passage: passage ?? '' }),
    );
  }

  function fromWish({ wish, document }: Topic, lang: Lang): Explanation {
    if (wish === 'absent' || wish === undefined) return told('unknown', lang);
    if (wish === 'shipping')
      return fromDocument(document, openingOf({ ...document, text: site.shipping.terms[lang] }));
    if (wish !== 'payment') return told(wish, lang);
    const passage = openingOf(document);
    const { path } = document;
    const reply = passage ? say(lang, 'passage', { passage, path }) : say(lang, 'paymentAt', { path });
    return explained(wish, reply);
  }

  function fromTopic(topic: Topic | undefined, question: Question): Explanation | undefined {
    if (!topic) return undefined;
    const { document } = topic;
    if (topic.wish) return fromWish(topic, question.lang);
    const asked = new Set(termsOf(question.text, question.lang));
    // "No." answers the question in the heading, and no other.
    const isAbout =
      !document.title.includes('?') || termsOf(document.title, question.lang).some((term) => asked.has(term));
    const passage = isAbout ? openingOf(document) : undefined;
    return fromDocument(document, factOf(document, question) ?? passage);
  }

  /** The wish that a message means, and a second one where both are told in a few words. */
  function fromWishes(found: readonly Meaning<Topic>[], lang: Lang): Explanation | undefined {
    const [first, second] = found.map(({ of }) => of).filter(({ wish }, at) => at === 0 || brief.has(wish));
    if (!first) return undefined;
    const one = fromWish(first, lang);
    if (!second || !brief.has(first.wish)) return one;
    const reply = `${one.reply} ${fromWish(second, lang).reply}`;
    return reply.length > MAX_REPLY ? one : explained(one.kind, reply);
  }

  /** What something costs, where the price list has it. */
  function fromPrice(question: Question, found: readonly Meaning<Topic>[]): Explanation {
    const { text, lang } = question;
    const [best] = retrieve(text, lang);
    const [product] = wantsProduct(question, found)
      ? findProducts(retrieve, text, lang, kindsIn(question)).products
      : [];
    const topic =
      found.find(isOf('people', 'reading', 'care')) ??
      found.find(({ of }) => of.about === 'practice' && (!of.wish || of.wish === 'shipping'));
    const care = topic?.of.document;
    const named = product ?? care ?? (best && best.titleCoverage >= SURE ? best.document : undefined);
    if (!named) return told('price', lang);
    const { price, title, path } = named;
    return explained(
      'price',
      price === undefined
        ? say(lang, 'priceUnknown', { title, path })
        : say(lang, 'priceKnown', { title, path, amount: formatCop(price, lang) }),
    );
  }

  const fromCategory = (page: ChatDocument | undefined): Explanation | undefined =>
    page && explained('product', say(page.lang, 'category', placeOf(page)));

  /** The page of the shop for a need; the whole shop where none is named. */
  const categoryIn = (found: readonly Meaning<Topic>[], lang: Lang): ChatDocument | undefined =>
    found.find((topic) => isOf('shop')(topic) && topic.of.document !== shopIn[lang])?.of.document;

  function fromShop(question: Question, found: readonly Meaning<Topic>[]): Explanation | undefined {
    const { text, lang, talk } = question;
    const kinds = kindsIn(question);
    const { products, isVague } = findProducts(retrieve, text, lang, kinds);
    const category = categoryIn(found, lang);
    const isMeant = !category || !(isVague || (products.length > FEW && kinds.size === 0));
    if (products.length > 0 && isMeant)
      return explained('product', say(lang, 'products', { places: placesOf(lang, products) }));
    return fromCategory(category ?? (isVague || talk.has('shopping') ? shopIn[lang] : undefined));
  }

  /** The first two treatments that a message names, each with what tells it from the other. */
  function fromComparison(
    { text, lang }: Question,
    found: readonly Meaning<Topic>[],
  ): Explanation | undefined {
    const isSection = ({ kind }: ChatDocument) => kind === 'section';
    const named = retrieve(text, lang, isSection).filter(({ titleCoverage }) => titleCoverage > NAMED);
    const meant = found.filter(isOf('care')).map(({ of }) => of.document);
    const both = [...new Set([...meant.filter(isSection), ...named.map(({ document }) => document)])].slice(
      0,
      2,
    );
    if (both.length < 2) return undefined;
    const shown = comparedFacts.filter((label) =>
      both.every(({ facts }) => {
        const fact = facts?.[label];
        return fact !== undefined && fact.length <= MAX_COMPARED && isQuotable(fact, false);
      }),
    );
    const compare = (labels: readonly FactLabel[]) =>
      [
        ...both.map(({ title, path, facts = {} }) => {
          const fact = labels
            .map((label) => `${say(lang, label)}: ${sentenceOf(facts[label] ?? '')}`)
            .join(' ');
          return say(lang, 'compared', { title, path, fact });
        }),
        say(lang, 'afterComparison'),
      ].join(' · ');
    const replies = [2, 1, 0].map((count) => compare(shown.slice(0, count)));
    return explained('page', replies.find((reply) => reply.length <= MAX_REPLY) ?? replies.at(-1) ?? '');
  }

  /** What no alias has: looked up. */
  function fromPages(question: Question, found: readonly Meaning<Topic>[]): Explanation | undefined {
    const { words, lang } = question;
    const [best] = retrieve(words, lang);
    if (!best) return undefined;
    const { document } = best;
    if (isProduct(document)) {
      return isWorthMention(best) || isSure(best) || best.coverage >= ALL
        ? fromShop(question, found)
        : undefined;
    }
    if (isSure(best)) return fromDocument(document, factOf(document, question) ?? quote(best, lang));
    return isWorthMention(best) ? explained('page', say(lang, 'perhaps', placeOf(document))) : undefined;
  }

  /** No answer, but a person, and the two pages whose names come nearest. */
  function fromNothing({ words, lang }: Question): Explanation {
    const nearest = retrieve(words, lang)
      .filter(({ titleCoverage }) => titleCoverage >= NEAREST)
      .slice(0, 2)
      .map(({ document }) => document);
    const places = nearest.length > 0 ? say(lang, 'nearest', { places: placesOf(lang, nearest) }) : '';
    return explained('unknown', say(lang, 'unknown', { nearest: places }));
  }

  return {
    say,
    told,
    topics,
    isOf,
    wantsProduct,
    categoryIn,
    fromTopic,
    fromWishes,
    fromPrice,
    fromCategory,
    fromShop,
    fromComparison,
    fromPages,
    fromNothing,
  };
}
