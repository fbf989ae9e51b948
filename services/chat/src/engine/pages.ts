import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { About } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import { createFacts, isAskedForFact } from './facts.ts';
import { openingOf, quoteFrom } from './quote.ts';
import { chipOf, explained, type Chip, type Explanation, type Voice } from './replies.ts';
import type { Match, Retriever } from './retrieval.ts';
import { termsOf } from './terms.ts';
import { LIKELY, type Place, type Question } from './subjects.ts';

/** Share of a question that a document must cover to be the answer to it, to be worth a mention, to be the nearest. */
const SURE = 0.6;
const PERHAPS = 0.4;
const NEAREST = 0.2;

/** The same for a page that has the words in its text only. */
const ALL = 0.9;

/** Share of a comparison that a title must name to be one of the things compared. */
const NAMED = 0.3;

/** Places that a visitor chooses from. */
const MOST_CHIPS = 3;

/** What has no price of its own. */
const unpriced: ReadonlySet<About | undefined> = new Set(['people', 'practice', 'reading']);

const isSection = ({ kind }: ChatDocument): boolean => kind === 'section';

/** What stands below the heading. */
const subtitleOf = ({ text }: ChatDocument): string => `${text.split('\n')[1] ?? ''}.`;

const isTreatment = (document: ChatDocument): boolean => isSection(document) && document.about === 'care';

/** What the pages say. */
export function createPages(documents: readonly ChatDocument[], retrieve: Retriever, voice: Voice) {
  const { say, point, places } = voice;
  const { tellFact, tellAgainst } = createFacts(voice);

  /** No answer, but where the nearest stands. */
  const sayUnknown = (lang: Lang, nearest: readonly ChatDocument[]): string =>
    say(lang, 'unknown', {
      nearest: nearest.length > 0 ? say(lang, 'nearest', { places: places(nearest) }) : '',
    });

  /** What a document, or the part of its page that a message is about, says of it. */
  function tell(document: ChatDocument, question: Question): Explanation {
    const { words, text, lang } = question;
    const { title, path } = document;
    const fact = tellFact(document, question);
    if (fact) return fact;
    const parts = isSection(document) ? [] : documents.filter((part) => part.path.startsWith(`${path}#`));
    const quote = quoteFrom([document, ...parts], words);
    // Asked how long it lasts, its description would sound like an answer.
    const isUntold = isTreatment(document) && isAskedForFact(question);
    if (isUntold && quote.passage === openingOf(document))
      return { ...explained('page', sayUnknown(lang, [document])), isWeak: true };
    const asked = termsOf(text, lang);
    const told = new Set(termsOf(title, lang));
    // "No." answers the question in the heading, and no other.
    const isAbout = asked.some((term) => told.has(term) || quote.terms.has(term));
    if (title.includes('?') && !isAbout) return point(document);
    return point(quote.document, quote.passage);
  }

  /** The first two treatments that a message names, each with what it is. */
  function compare({ text, lang, found }: Question): Explanation | undefined {
    if (found[0] && found[0].of.about !== 'care') return undefined;
    const meant = found
      .filter(({ of, score }) => of.about === 'care' && score >= LIKELY)
      .map(({ of }) => of.document);
    const named = retrieve(text, lang, isTreatment).filter(({ titleCoverage }) => titleCoverage > NAMED);
    const all = new Set([...meant.filter(isSection), ...named.map(({ document }) => document)]);
    const both = [...all].slice(0, 2);
    if (both.length < 2) return undefined;
    const each = both.map((document) =>
      say(lang, 'compared', { ...document, is: openingOf(document) ?? subtitleOf(document) }),
    );
    return explained('page', [...each, say(lang, 'afterComparison')].join(' · '));
  }

  /** The document that covers most of a question, and how well it answers. */
  function lookUp({ words, lang }: Question): { best: Match; isSure: boolean; isNear: boolean } | undefined {
    const [best] = retrieve(words, lang);
    if (!best) return undefined;
    const { document, coverage, titleCoverage, terms } = best;
    // A word or two somewhere in a text may stand there to say the opposite; all of the question hardly so.
    const isNear =
      titleCoverage > 0
        ? coverage >= PERHAPS
        : coverage >= ALL && (terms.length > 1 || document.about === 'product');
    return { best, isSure: coverage >= SURE && titleCoverage > 0, isNear };
  }

  /** The pages whose names come nearest. */
  const nearestOf = ({ words, lang }: Question, most: number): ChatDocument[] =>
    retrieve(words, lang)
      .filter(({ titleCoverage }) => titleCoverage >= NEAREST)
      .slice(0, most)
      .map(({ document }) => document);

  /** No answer, but a person, and the two pages whose names come nearest. */
  function admit(question: Question): Explanation {
    const { lang } = question;
    const nearest = nearestOf(question, 2);
    const chips = nearest.flatMap((document) => chipOf({ document }));
    return {
      ...explained('unknown', sayUnknown(lang, nearest)),
      ...(chips.length > 0 && { chips }),
    };
  }

  /** What the page says that is about this, the one that has most of a message's words. */
  function tellOf(question: Question, isMeant: (document: ChatDocument) => boolean): Explanation | undefined {
    const { text, lang } = question;
    const [best] = retrieve(text, lang, isMeant);
    // A story has so many words that none of them tells.
    const document = best?.document ?? documents.find((one) => one.lang === lang && isMeant(one));
    return document && point(document, openingOf(document));
  }

  /** What a message names in the words of a title, where it is a thing that may have a price. */
  const namedIn = ({ text, lang }: Question): ChatDocument | undefined =>
    retrieve(text, lang)
      .slice(0, 1)
      .find(({ document, titleCoverage }) => titleCoverage >= SURE && !unpriced.has(document.about))
      ?.document;

  /** What may have been meant, likeliest first. */
  const likelyOf = ({ found }: Question): Place[] =>
    found
      .filter(({ score }) => score >= LIKELY / 2)
      .slice(0, MOST_CHIPS)
      .map(({ of }) => of);

  const chipsOf = (question: Question): Chip[] => likelyOf(question).flatMap(chipOf);

  /** What may have been meant: the likeliest with reserve, and two or three to choose from. */
  function offer(question: Question, tellWish: (place: Place, question: Question) => Explanation) {
    const { lang } = question;
    const [best] = likelyOf(question);
    if (!best || best.wish === 'absent') return undefined;
    const wish = best.wish && tellWish(best, question);
    const said = wish
      ? { ...wish, reply: `${say(lang, 'unsure')} ${wish.reply}` }
      : explained('page', say(lang, 'perhaps', best.document));
    return { ...said, isWeak: true, chips: chipsOf(question) };
  }

  return {
    tell,
    pointTo: (document: ChatDocument) => point(document),
    tellFact,
    tellAgainst,
    offer,
    chipsOf,
    compare,
    tellOf,
    lookUp,
    admit,
    namedIn,
  };
}
