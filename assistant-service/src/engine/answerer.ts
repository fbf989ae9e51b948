import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { fold } from '#text/words.ts';
import { readMessage, wordsOfAlias } from './aliases.ts';
import { createFollowUps } from './followUp.ts';
import { isGibberish } from './gibberish.ts';
import { createPages } from './pages.ts';
import { createPractice } from './practice.ts';
import { createVoice, explained, type Explanation } from './replies.ts';
import { createRetriever } from './retrieval.ts';
import { createShop } from './shop.ts';
import { createSpeller } from './spelling.ts';
import { courtesyIn, talkOf, withoutCourtesy } from './talk.ts';
import { termsOf } from './terms.ts';
import { createTopics, firstOf, type Question } from './topics.ts';

export type { AnswerKind, Explanation } from './replies.ts';

/**
 * Answers one message of a visitor in one or two sentences.
 * @param message anything a visitor may type
 * @param lang language of the answer
 * @param context whether only an examination can tell, and the page that the talk is about
 */
export type Answerer = (message: string, lang: Lang, context?: Context) => Explanation;

export type Context = { isExamination?: boolean; about?: string | undefined };

/** Wishes that are often no more than a word beside the treatment that a message is about. */
const besideCare: ReadonlySet<Wish> = new Set(['hours', 'address', 'absent']);

/** Characters of a message that are read; the server takes as many, and an emoji counts for two. */
const MAX_LENGTH = 2000;

const namesOf = ({ title, aliases = [] }: ChatDocument): string =>
  wordsOfAlias([title, ...aliases].join(' '));

const textsOf = ({ text, questions = [], wishes = {} }: ChatDocument): string =>
  wordsOfAlias([text, ...questions, ...Object.values(wishes).flat()].join(' '));

const wordSet = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => fold(text).split(' ')));

/**
 * Makes the assistant that is built into the server. What visitors name is found by the aliases of the pages' owners;
 * anything else is looked up in the pages. Pure and synchronous; says nothing that is not in its arguments.
 */
export function createAnswerer(documents: readonly ChatDocument[], site: Site): Answerer {
  const voice = createVoice(site);
  const { say, told } = voice;
  const retrieve = createRetriever(documents);
  const practice = createPractice(site, voice);
  const shop = createShop(documents, retrieve, voice);
  const pages = createPages(documents, retrieve, voice);
  const followUps = createFollowUps(documents, { pages, practice });
  const topicsIn = { es: createTopics(documents, 'es'), en: createTopics(documents, 'en') };
  const names = wordSet(documents.map(namesOf));
  const speller = createSpeller(new Set([...names, ...wordSet(documents.map(textsOf))]), names);

  /** How people speak to a machine. */
  function toManners(question: Question): Explanation | undefined {
    const { text, talk, lang } = question;
    if (talk.has('insult')) return told('insult', lang);
    if (talk.has('order') || talk.has('offTopic')) return told('nonsense', lang);
    const isAboutMe = talk.has('identity') || talk.has('profession');
    if (isAboutMe && !firstOf(question, 'care')) return told('identity', lang);
    return isGibberish(text, speller) ? told('nonsense', lang) : undefined;
  }

  /** A message that is nothing but polite. */
  function toCourtesy({ text, talk, lang, found }: Question): Explanation | undefined {
    const isWish = talk.has('price') || found.some(({ of }) => of.wish);
    if (isWish || termsOf(withoutCourtesy(text), lang).length > 0) return undefined;
    const courtesy = courtesyIn(text);
    return courtesy && told(courtesy, lang);
  }

  /** What something costs. */
  function toPrice(question: Question): Explanation | undefined {
    if (!question.talk.has('price')) return undefined;
    const [product] = shop.isWanted(question) ? shop.find(question).products : [];
    const topic =
      firstOf(question, 'people', 'reading', 'care') ??
      question.found.find(({ of }) => of.about === 'practice' && !of.wish);
    return practice.tellPrice(question, product ?? topic?.of.document ?? pages.namedIn(question));
  }

  /** How the clinic works: money, purchases, data, visits, hours, places, people to talk to. */
  function toPractice(question: Question): Explanation | undefined {
    const best = firstOf(question, 'practice');
    const care = firstOf(question, 'care');
    // «El resultado de la biopsia» is about the biopsy: one word about visits says less than a treatment's name.
    const isMore = best && care && care.score > best.score;
    const isBeside = best?.of.wish
      ? besideCare.has(best.of.wish)
      : best?.words === 1 && care?.of.document.kind === 'section';
    if (!best || (isMore && isBeside)) return undefined;
    if (!best.of.wish) return pages.tell(best.of.document, question);
    const wishes = question.found.map(({ of }) => of).filter(({ wish }) => wish);
    return practice.tellAll(wishes, question.lang);
  }

  /** What the clinic does, writes and sells. */
  function toSubject(question: Question): Explanation | undefined {
    const best = firstOf(question, 'people', 'reading', 'care');
    const isRead = best?.of.about === 'reading' && best.words > 1;
    const bought = shop.isWanted(question) && !isRead ? shop.tell(question) : undefined;
    const compared = question.talk.has('comparison') && !bought ? pages.compare(question) : undefined;
    return bought ?? compared ?? (best && pages.tell(best.of.document, question));
  }

  /** What no alias has: looked up, or admitted. */
  function toAnything(question: Question): Explanation {
    const { words, text, talk, lang } = question;
    if (termsOf(words, lang).length === 0)
      return { ...explained(text === '' ? 'nonsense' : 'greeting', say(lang, 'nothingAsked')), isWeak: true };
    const { best, isSure, isNear } = pages.lookUp(question) ?? {};
    const document = best?.document;
    const isSold = document?.about === 'product';
    const answer =
      (isSold && (isSure || isNear) && shop.tell(question)) ||
      (document && !isSold && isSure && pages.tell(document, question)) ||
      (document &&
        !isSold &&
        isNear && {
          ...explained('page', say(lang, 'perhaps', document)),
          isWeak: true,
          chips: pages.alternatives(question),
        }) ||
      (talk.has('need') && shop.tellCategory(question));
    if (answer) return answer;
    return courtesyIn(text) === 'thanks' ? told('thanks', lang) : pages.admit(question);
  }

  return (message, lang, { isExamination = false, about } = {}) => {
    const words = speller.correct(message.slice(0, MAX_LENGTH));
    const text = fold(words);
    const said = readMessage(text, lang);
    const question = { words, text, talk: talkOf(said, lang), lang, found: topicsIn[lang](said) };
    const subject = followUps.subjectOf(about, lang);
    const caution = followUps.toPregnancy(question, subject);
    if (caution) return caution;
    if (isExamination) return told('diagnosis', lang);
    return (
      followUps.toFollowUp(question, subject) ??
      toManners(question) ??
      toCourtesy(question) ??
      toPrice(question) ??
      toPractice(question) ??
      toSubject(question) ??
      toAnything(question)
    );
  };
}
