import type { Lang } from '@clinic/shared/lang';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { termsOf } from './terms.ts';
import type { Match } from './retrieval.ts';

/** Characters that a quoted passage may have. */
const MIN_LENGTH = 60;
const MAX_LENGTH = 240;

/** Amounts belong on their page, where they are up to date and complete. */
const price = /\$|\bCOP\b|\bpesos?\b|\d[.,]\d{3}\b/i;

/** What must never come from an automatic assistant, even out of context. */
const promise = /garantiz|guarante|100 ?%|definitiv|para siempre|permanent|forever|milagro|miracle/i;

const isSentence = (text: string): boolean => /^[«“"]?\p{Lu}.*[.!…][»”"]?$/u.test(text);
/** Whether a text may be repeated by a machine; a value that stands after its label need not be a sentence. */
export const isQuotable = (text: string, whole = true): boolean =>
  (!whole || isSentence(text)) && !price.test(text) && !promise.test(text);

/** Compose may begin a section's text with its own heading. */
const withoutTitle = (text: string, title: string): string =>
  text.startsWith(title) ? text.slice(title.length).trimStart() : text;

/** What a full stop does not end: `Dra. Restrepo`, `7:00 a. m.`. */
const abbreviation = /(?:^|[\s(])(?:Dra?s?|Sra?s?|Mrs?|Ms|No|a|p|aprox|approx|etc)\.$/;

function sentencesOfLine(line: string, segmenter: Intl.Segmenter): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(line)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviation.test(last)) sentences.push(`${sentences.pop()} ${segment.trim()}`);
    else sentences.push(segment.trim());
  }
  return sentences;
}

const linesOf = ({ title, text, lang }: ChatDocument): string[][] => {
  const segmenter = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return withoutTitle(text, title)
    .split('\n')
    .map((line) => sentencesOfLine(line, segmenter).filter(Boolean));
};

const isLabel = (text: string): boolean => !/[.!?…][»”"]?$/.test(text);

/** The beginning of a text after its kickers and labels: as many of its first sentences as it takes to say something. */
function opening(sentences: readonly string[]): string | undefined {
  let text = '';
  const first = sentences.findIndex((sentence) => !isLabel(sentence));
  for (const sentence of sentences.slice(Math.max(first, 0))) {
    if (!isQuotable(sentence)) return undefined;
    text = `${text} ${sentence}`.trim();
    if (text.length > MAX_LENGTH) return undefined;
    if (text.length >= MIN_LENGTH) return text;
  }
  return undefined;
}

/** Whether the beginning of a document tells what was asked, rather than something else of the subject. */
function isAbout({ document: { title }, terms, titleCoverage }: Match, lang: Lang): boolean {
  const titleTerms = termsOf(title, lang);
  const isNamed = terms.some((term) => titleTerms.some((word) => word.startsWith(term)));
  // "No." answers the question in the heading, and no other.
  return titleCoverage >= 0.6 && (isNamed || !title.includes('?'));
}

/**
 * A short passage of a document that answers a question, word for word: its beginning, when the question
 * names the document. Undefined when that cannot stand alone; a sentence from the middle never could.
 */
export const quote = (match: Match, lang: Lang): string | undefined =>
  isAbout(match, lang) ? openingOf(match.document) : undefined;

/** The same for a document that is known to be the right one, and for a text of the settings. */
export const openingOf = (document: ChatDocument): string | undefined => opening(linesOf(document).flat());
