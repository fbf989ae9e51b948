import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { fold, isStory } from '#text/words.ts';
import { courtesyIn, withoutCourtesy } from './courtesy.ts';
import type { Manner } from './data/manners.ts';
import { isAskedOfAll } from './facts.ts';
import { createFollowUps } from './followUp.ts';
import { createPages } from './pages.ts';
import { createPractice } from './practice.ts';
import { createVoice, explained, type Explanation } from './replies.ts';
import { createRetriever } from './retrieval.ts';
import { createShop } from './shop.ts';
import { createSpeller } from './spelling.ts';
import {
  CERTAIN,
  CLOSE,
  createSubjects,
  firstOf,
  LIKELY,
  SURE,
  type Place,
  type Question,
} from './subjects.ts';
import { termsOf } from './terms.ts';

export type { AnswerKind, Explanation } from './replies.ts';

/**
 * Answers one message of a visitor in one or two sentences.
 * @param message anything a visitor may type
 * @param lang language of the answer
 * @param about path of the page that the talk is about
 */
export type Answerer = (message: string, lang: Lang, about?: string) => Explanation;

/** Characters of a message that are read; the server takes as many, and an emoji counts for two. */
const MAX_LENGTH = 2000;

/** Characters of an answer to several questions at once. */
const MAX_JOINED = 500;

/** A match below this that another comes so near is no answer, but two to choose from. */
const CLEAR = 1;

const pageOf = ({ of }: Question['found'][number]): string => of.document.path.replace(/#.*/, '');

function isClose([best, second]: Question['found']): boolean {
  if (!best || !second || best.score < SURE || best.score >= CLEAR) return false;
  // Two parts of one text are as good as each other.
  if (best.of.about === 'reading' && pageOf(best) === pageOf(second)) return false;
  return second.score >= CLOSE * best.score;
}

const isBeyondDoubt = (found: Question['found']): boolean =>
  (found[0]?.score ?? 0) >= CERTAIN && !isClose(found);

/** Words beside thanks that ask for nothing, whatever they are. */
const FEW = 4;

/** Where one question of a message ends and the next may begin. */
const border = /[.,;:¿?¡!…\n]+|\s(?:y|e|pero|and|but)\s/i;

/** «1 cuánto vale 2 atienden hombres» */
const numbered = /(?:^|\s)1[.)]?\s.*\s2[.)]?\s/s;
const numbers = /(?:^|\s)\d[.)]?\s/;

const partsOf = (message: string): string[] =>
  (numbered.test(message) ? message.split(numbers) : [message]).flatMap((part) => part.split(border));

const mannered = {
  insult: 'insult',
  order: 'nonsense',
  offTopic: 'nonsense',
  identity: 'identity',
  thanks: 'thanks',
  greeting: 'greeting',
  examination: 'diagnosis',
} as const satisfies Record<Manner, string>;

/** Two answers in one, or the first where both would be long. */
function joined(one: Explanation, other: Explanation): Explanation {
  const reply = `${one.reply} · ${other.reply}`;
  return reply.length > MAX_JOINED ? one : explained(one.kind, reply);
}

const namesOf = ({ title, questions = [], wishes = {} }: ChatDocument): string =>
  [title, ...questions, ...Object.values(wishes).flat()].join(' ');

const wordSet = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => fold(text).split(' ')));

/**
 * Makes the assistant that is built into the server. What a message is most like of all that the pages' owners wrote
 * leads to its answer; anything else is looked up in the pages. Pure and synchronous; says nothing that is not in its
 * arguments.
 */
export function createAnswerer(documents: readonly ChatDocument[], site: Site): Answerer {
  const voice = createVoice(site);
  const { say, told } = voice;
  const retrieve = createRetriever(documents);
  const practice = createPractice(documents, site, voice);
  const shop = createShop(documents, retrieve, voice);
  const pages = createPages(documents, retrieve, voice);
  const followUps = createFollowUps(documents, { pages, practice, say, told });
  const read = createSubjects(documents);
  const names = wordSet(documents.map(namesOf));
  const speller = createSpeller(new Set([...names, ...wordSet(documents.map(({ text }) => text))]), names);

  /** A message that is nothing but polite. */
  function toCourtesy({ text, asks, lang, found }: Question): Explanation | undefined {
    const courtesy = courtesyIn(text);
    const rest = withoutCourtesy(text);
    const isWish = asks.has('price') || (found[0]?.score ?? 0) >= CERTAIN;
    const isMore = rest !== '' && (isWish || termsOf(rest, lang).length > 0);
    return courtesy && !isMore ? told(courtesy, lang) : undefined;
  }

  /** What stands against a treatment, or what only an examination can tell. */
  function toReserved(question: Question, subject: ChatDocument | undefined): Explanation | undefined {
    const { isExamination, lang } = question;
    const said =
      followUps.toCaution(question, subject) ??
      (isExamination ? { ...told('diagnosis', lang), chips: pages.chipsOf(question) } : undefined);
    return said && { ...said, isReserved: true };
  }

  /** How people speak to a machine. */
  const toManners = ({ manner, lang }: Question): Explanation | undefined =>
    manner && manner.score >= SURE ? told(mannered[manner.of], lang) : undefined;

  /** What something costs. */
  function toPrice(question: Question): Explanation | undefined {
    if (!question.asks.has('price')) return undefined;
    const [best] = question.found;
    if (best?.of.wish === 'prices' && best.score >= SURE) return practice.tell(best.of, question);
    const [product] = shop.isWanted(question) ? shop.find(question).products : [];
    const topic = firstOf(question.named, SURE, 'care', 'product');
    const document = product ?? topic?.of.document ?? question.mentioned ?? pages.namedIn(question);
    const isAnswered = best && best.of.about === 'practice' && !best.of.wish && best.score >= SURE;
    if (isAnswered && (!document || best.score > (topic?.score ?? best.score))) return undefined;
    const price = practice.tellPrice(question, document);
    // «Cuánto vale y cuántas sesiones son»
    const fact = document?.about === 'care' ? pages.tellFact(document, question) : undefined;
    if (price.isWeak) return { ...price, chips: pages.chipsOf(question) };
    return fact ? joined(price, fact) : price;
  }

  const tellPlace = (place: Place, question: Question): Explanation =>
    place.wish ? practice.tell(place, question) : pages.tell(place.document, question);

  /** What is asked of the treatment that is named: its pain, its sessions, when to go back to the gym. */
  function toFact(question: Question): Explanation | undefined {
    const { mentioned, found, asks } = question;
    const [best] = found;
    // «¿Los procedimientos duelen?» is answered by the clinic; whether this one does, by its page.
    const isGeneral = best?.of.about === 'practice' && !best.of.wish && isAskedOfAll(question);
    const isOther =
      best &&
      !isGeneral &&
      best.of.about !== 'reading' &&
      best.of.document !== mentioned &&
      best.score >= CERTAIN;
    // Of two treatments that are named, either page may say it.
    const both = asks.has('combination')
      ? found.filter(({ of, score }) => of.about === 'care' && score >= LIKELY)
      : [];
    const fact = both.map(({ of }) => pages.tellFact(of.document, question)).find(Boolean);
    return fact ?? (mentioned && !isOther ? pages.tellFact(mentioned, question) : undefined);
  }

  /** Several questions at once, of which at least one takes few words to answer: as many as there is room for. */
  function toAll(question: Question): Explanation | undefined {
    const { parts } = question;
    if (parts.length < 2 || !parts.some(practice.isBrief)) return undefined;
    const [first, ...others] = parts.map((place) => tellPlace(place, question));
    const all = first && others.reduce(joined, first);
    return all === first ? undefined : all;
  }

  /** What the clinic does, writes and sells, and how it works. */
  function toSubject(question: Question): Explanation | undefined {
    const { found, asks } = question;
    const best = found[0] && found[0].score >= SURE ? found[0].of : undefined;
    if (best?.about === 'practice' || best?.about === 'reading')
      return (best.wish && !isClose(found)) || isBeyondDoubt(found)
        ? tellPlace(best, question)
        : pages.offer(question, practice.tell);
    // «Cada cuánto me aplico la mascarilla»: of a product that is named, and not which to buy.
    if (best?.about === 'product' && !asks.has('shopping') && !asks.has('need')) {
      const fact = pages.tellFact(best.document, question);
      if (fact) return fact;
      if (isClose(found)) return pages.offer(question, practice.tell);
    }
    const bought = shop.isWanted(question) ? shop.tell(question) : undefined;
    const compared = asks.has('comparison') && !bought ? pages.compare(question) : undefined;
    if (bought?.isWeak) return { ...bought, chips: pages.chipsOf(question) };
    if (bought ?? compared) return bought ?? compared;
    return isClose(found) ? pages.offer(question, practice.tell) : best && tellPlace(best, question);
  }

  /** A story, of which one sentence would be answered as if it were all. */
  function toStory(question: Question): Explanation | undefined {
    const { text, found } = question;
    if (!isStory(text.split(' ')) || (found[0]?.score ?? 0) >= CLEAR) return undefined;
    return pages.offer(question, practice.tell) ?? pages.admit(question);
  }

  /** What no question is like: looked up, or admitted. */
  function toAnything(question: Question): Explanation {
    const { words, text, asks, lang, found } = question;
    if (termsOf(words, lang).length === 0)
      return { ...explained(text === '' ? 'nonsense' : 'greeting', say(lang, 'nothingAsked')), isWeak: true };
    const { best, isSure, isNear } = pages.lookUp(question) ?? {};
    const document = best?.document;
    const isSold = document?.about === 'product';
    // What it is likelier asked of is another page.
    const isAnother =
      document !== undefined && (found[0]?.score ?? 0) >= LIKELY && found[0]?.of.document !== document;
    const answer =
      (isSold && (isSure || isNear) && shop.tell(question)) ||
      (document && !isSold && isSure && !isAnother && pages.tell(document, question)) ||
      ((found[0]?.score ?? 0) >= LIKELY && pages.offer(question, practice.tell)) ||
      (asks.has('need') && shop.tellCategory(question));
    if (answer) return answer;
    const isThanks = courtesyIn(text) === 'thanks' && withoutCourtesy(text).split(' ').length <= FEW;
    return isThanks ? told('thanks', lang) : pages.admit(question);
  }

  return (message, lang, about) => {
    const whole = message.slice(0, MAX_LENGTH);
    const words = speller.correct(whole);
    const parts = partsOf(whole).map((part) => fold(speller.correct(part)));
    const question = read(words, fold(words), parts.filter(Boolean), lang);
    const subject = followUps.subjectOf(about, lang);
    return (
      toReserved(question, subject) ??
      followUps.toFollowUp(question, subject) ??
      toCourtesy(question) ??
      toManners(question) ??
      toStory(question) ??
      toPrice(question) ??
      toFact(question) ??
      toAll(question) ??
      toSubject(question) ??
      toAnything(question)
    );
  };
}
