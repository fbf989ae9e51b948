import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from './documents.ts';
import { termsOf } from './fold.ts';
import { matchIntent } from './intents/match.ts';
import type { Intent } from './intents/types.ts';
import { quote } from './quote.ts';
import { createReplies, placeOf, SURE, wordsIn } from './replies.ts';
import { createRetriever, type Match } from './retrieval.ts';

/**
 * Answers one message of a visitor in one or two sentences.
 * @param message anything a visitor may type
 * @param lang language of the page it was typed on, and of the answer
 */
export type Answerer = (message: string, lang: Lang) => string;

/** Share of a question that a document must cover to be worth a mention. */
const PERHAPS = 0.4;

/** The same for a page that has the words in its text only. */
const ALL = 0.9;

/** Wishes that yield to a page when the message also asks for something. */
const courtesies: ReadonlySet<Intent> = new Set(['thanks', 'greeting']);

/** Whether a page may help, although it is not the answer. */
const isWorthMention = ({ coverage, titleCoverage, terms }: Match): boolean =>
  // A word or two somewhere in a text may stand there to say the opposite; all of the question hardly so.
  titleCoverage > 0 ? coverage >= PERHAPS : coverage >= ALL && terms.length > 1;

/** Answers with a page, as surely as the page covers the question. */
function replyFromPage(match: Match, lang: Lang, whatsapp: string): string | undefined {
  const words = wordsIn[lang];
  if (match.coverage >= SURE && match.titleCoverage > 0) {
    const passage = quote(match, lang);
    return passage ? words.quoted(passage, placeOf(match)) : words.found(placeOf(match));
  }
  return isWorthMention(match) ? words.perhaps(placeOf(match), whatsapp) : undefined;
}

/**
 * Makes the assistant that is built into the server: known wishes by tables of patterns, anything else
 * looked up in the site's own pages. Pure and synchronous; says nothing that is not in its arguments.
 */
export function createAnswerer(documents: readonly ChatDocument[], site: Site): Answerer {
  const replies = createReplies(documents, site);
  const retrieve = createRetriever(documents);
  const whatsapp = `https://wa.me/${site.contact.whatsapp}`;

  return (message, lang) => {
    const intent = matchIntent(message);
    const match = retrieve(message, lang);
    if (intent && !courtesies.has(intent)) return replies[intent](lang, match);

    const asksNothing = termsOf(message, lang).length === 0;
    if (asksNothing) return intent ? replies[intent](lang, match) : wordsIn[lang].nothingAsked;
    const fromPage = match && replyFromPage(match, lang, whatsapp);
    return fromPage ?? wordsIn[lang].unknown(whatsapp);
  };
}
