import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import { createAnswers } from './answers.ts';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { explained, type Explanation } from './explanation.ts';
import { fold } from '#text/fold.ts';
import { termsOf } from './fold.ts';
import { isGibberish } from './gibberish.ts';
import {
  matchCourtesy,
  matchFacts,
  matchManners,
  matchNotOffered,
  withoutCourtesy,
} from './intents/match.ts';
import { wordsIn } from './replies.ts';
import { assess } from '#safety/assess.ts';
import { createSpeller } from './spelling.ts';
import { hasNeed, isComparison } from './shopping.ts';

export type { AnswerKind, Explanation } from './explanation.ts';

/**
 * Answers one message of a visitor in one or two sentences.
 * @param message anything a visitor may type
 * @param lang language of the page it was typed on, and of the answer
 */
export type Answerer = ((message: string, lang: Lang) => string) & {
  /** The same, and what kind of answer it is. */
  explain: (message: string, lang: Lang) => Explanation;
};

/** Characters of a message that are read; the server takes as many, and an emoji counts for two. */
const MAX_LENGTH = 2000;

/** What an answer is looked for in: the message as it is matched, and its words as they are looked up. */
type Question = { text: string; words: string; lang: Lang };

/**
 * Makes the assistant that is built into the server. Wishes and topics are found by tables of patterns;
 * anything else is looked up in the site's own pages. Pure and synchronous; says nothing that is not in its
 * arguments.
 */
export function createAnswerer(documents: readonly ChatDocument[], site: Site): Answerer {
  const answers = createAnswers(documents, site);
  const vocabulary = new Set(
    documents.flatMap(({ title, text, aliases = [], questions = [] }) =>
      fold([title, text, ...aliases, ...questions].join(' ').replaceAll('_', ' ')).split(' '),
    ),
  );
  const names = new Set(
    documents.flatMap(({ title, aliases = [] }) =>
      fold([title, ...aliases].join(' ').replaceAll('_', ' ')).split(' '),
    ),
  );
  const speller = createSpeller(vocabulary, names);

  /** How people speak to a machine. */
  const toManners = ({ text, lang }: Question): Explanation | undefined => {
    const manners = matchManners(text) ?? (isGibberish(text, speller) ? 'nonsense' : undefined);
    return manners && answers.fromIntent(manners, text, lang);
  };

  /** A message that is nothing but polite. */
  const toCourtesy = ({ text, lang }: Question): Explanation | undefined => {
    if (termsOf(withoutCourtesy(text), lang).length > 0) return undefined;
    const courtesy = matchFacts(text) ?? matchCourtesy(text);
    return courtesy && answers.fromIntent(courtesy, text, lang);
  };

  /** How the clinic works: money, purchases, data, visits, hours, places, people to talk to. */
  const toPractice = ({ text, lang }: Question): Explanation | undefined => {
    const fact = matchFacts(text);
    if (fact === 'price' || fact === 'payment') return answers.fromFacts(fact, text, lang);
    const [practice] = answers.topicsIn[lang](text, 'practice');
    const [care] = answers.topicsIn[lang](text, 'care');
    // «El resultado de la biopsia» is about the biopsy: one word about visits says less than a treatment's name.
    const isBeside =
      practice?.words === 1 && care?.document.kind === 'section' && care.score > practice.score;
    if (practice && !isBeside) return answers.fromTopic(practice, text, lang);
    const wish = matchNotOffered(text) ?? fact;
    return wish && answers.fromFacts(wish, text, lang);
  };

  /** What the clinic does, writes and sells. */
  const toSubject = ({ text, lang }: Question): Explanation | undefined => {
    const [best] = answers.topicsIn[lang](text, 'people', 'reading', 'care');
    if (answers.wantsProduct(text, lang) && !(best?.document.about === 'reading' && best.words > 1)) {
      return answers.fromShop(text, lang) ?? answers.fromTopic(best, text, lang);
    }
    return (
      (isComparison(text) ? answers.fromComparison(text, lang) : undefined) ??
      answers.fromTopic(best, text, lang)
    );
  };

  /** What no table has: looked up, or admitted. */
  const toAnything = ({ text, words, lang }: Question): Explanation => {
    if (termsOf(words, lang).length === 0) {
      return explained(text === '' ? 'nonsense' : 'greeting', wordsIn[lang].nothingAsked);
    }
    const found =
      answers.fromPages(words, lang) ??
      answers.fromCategory(hasNeed(text) ? answers.categoryIn(text, lang) : undefined, lang);
    if (found) return found;
    return matchCourtesy(text) === 'thanks'
      ? answers.fromIntent('thanks', text, lang)
      : answers.fromNothing(words, lang);
  };

  const explain = (message: string, lang: Lang): Explanation => {
    const danger = assess(message);
    if (danger) return answers.fromDanger(danger, lang);
    const words = speller.correct(message.slice(0, MAX_LENGTH));
    const question = { words, text: fold(words), lang };
    return (
      toManners(question) ??
      toCourtesy(question) ??
      toPractice(question) ??
      toSubject(question) ??
      toAnything(question)
    );
  };
  return Object.assign((message: string, lang: Lang) => explain(message, lang).reply, { explain });
}
