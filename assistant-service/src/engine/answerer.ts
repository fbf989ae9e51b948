import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { assess } from '#safety/assess.ts';
import { fold } from '#text/fold.ts';
import { readMessage, wordsOfAlias, type Meaning } from './aliases.ts';
import { createAnswers, type Question, type Topic } from './answers.ts';
import { isGibberish } from './gibberish.ts';
import { explained, type Explanation } from './replies.ts';
import { createSpeller } from './spelling.ts';
import { courtesyIn, talkOf, withoutCourtesy } from './talk.ts';
import { termsOf } from './terms.ts';

export type { AnswerKind, Explanation } from './replies.ts';

/**
 * Answers one message of a visitor in one or two sentences.
 * @param message anything a visitor may type
 * @param lang language of the page it was typed on, and of the answer
 */
export type Answerer = ((message: string, lang: Lang) => string) & {
  /** The same, and what kind of answer it is. */
  explain: (message: string, lang: Lang) => Explanation;
};

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
  const answers = createAnswers(documents, site);
  const names = wordSet(documents.map(namesOf));
  const speller = createSpeller(new Set([...names, ...wordSet(documents.map(textsOf))]), names);

  /** How people speak to a machine. */
  function toManners(
    { text, talk, lang }: Question,
    found: readonly Meaning<Topic>[],
  ): Explanation | undefined {
    if (talk.has('insult')) return answers.told('insult', lang);
    if (talk.has('order') || talk.has('offTopic')) return answers.told('nonsense', lang);
    const isAboutMe = talk.has('identity') || talk.has('profession');
    if (isAboutMe && !found.some(answers.isOf('care'))) return answers.told('identity', lang);
    return isGibberish(text, speller) ? answers.told('nonsense', lang) : undefined;
  }

  /** A message that is nothing but polite. */
  function toCourtesy({ text, talk, lang }: Question, isWish: boolean): Explanation | undefined {
    if (isWish || talk.has('price') || termsOf(withoutCourtesy(text), lang).length > 0) return undefined;
    const courtesy = courtesyIn(text);
    return courtesy && answers.told(courtesy, lang);
  }

  /** How the clinic works: money, purchases, data, visits, hours, places, people to talk to. */
  function toPractice(question: Question, found: readonly Meaning<Topic>[]): Explanation | undefined {
    if (question.talk.has('price')) return answers.fromPrice(question, found);
    const practice = found.filter(answers.isOf('practice'));
    const [best] = practice;
    const care = found.find(answers.isOf('care'));
    // «El resultado de la biopsia» is about the biopsy: one word about visits says less than a treatment's name.
    const isMore = best && care && care.score > best.score;
    const isBeside = best?.of.wish
      ? besideCare.has(best.of.wish)
      : best?.words === 1 && care?.of.document.kind === 'section';
    if (!best || (isMore && isBeside)) return undefined;
    const wishes = practice.filter(({ of }) => of.wish);
    return best.of.wish ? answers.fromWishes(wishes, question.lang) : answers.fromTopic(best.of, question);
  }

  /** What the clinic does, writes and sells. */
  function toSubject(question: Question, found: readonly Meaning<Topic>[]): Explanation | undefined {
    const best = found.find(answers.isOf('people', 'reading', 'care'));
    if (answers.wantsProduct(question, found) && !(best?.of.about === 'reading' && best.words > 1)) {
      return answers.fromShop(question, found) ?? answers.fromTopic(best?.of, question);
    }
    const compared = question.talk.has('comparison') ? answers.fromComparison(question, found) : undefined;
    return compared ?? answers.fromTopic(best?.of, question);
  }

  /** What no alias has: looked up, or admitted. */
  function toAnything(question: Question, found: readonly Meaning<Topic>[]): Explanation {
    const { words, text, talk, lang } = question;
    if (termsOf(words, lang).length === 0) {
      return explained(text === '' ? 'nonsense' : 'greeting', answers.say(lang, 'nothingAsked'));
    }
    const category = talk.has('need') ? answers.categoryIn(found, lang) : undefined;
    const answer = answers.fromPages(question, found) ?? answers.fromCategory(category);
    if (answer) return answer;
    return courtesyIn(text) === 'thanks' ? answers.told('thanks', lang) : answers.fromNothing(question);
  }

  function explain(message: string, lang: Lang): Explanation {
    const danger = assess(message);
    if (danger === 'harm') return explained('emergency', answers.say(lang, 'harm'));
    if (danger) return answers.told(danger === 'emergency' ? danger : 'diagnosis', lang);
    const words = speller.correct(message.slice(0, MAX_LENGTH));
    const text = fold(words);
    const said = readMessage(text, lang);
    const question: Question = { words, text, said, talk: talkOf(said, lang), lang };
    const found = answers.topics(question);
    return (
      toManners(question, found) ??
      toCourtesy(
        question,
        found.some(({ of }) => of.wish),
      ) ??
      toPractice(question, found) ??
      toSubject(question, found) ??
      toAnything(question, found)
    );
  }
  return Object.assign((message: string, lang: Lang) => explain(message, lang).reply, { explain });
}
