import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { termsOf } from './terms.ts';

/** Characters that a quoted passage may have. */
const MIN_LENGTH = 60;
const MAX_LENGTH = 240;

/** Words of a question that a passage from elsewhere than the beginning must say, or all there are. */
const ENOUGH = 2;

/** The same for the answer to a question whose beginning says none of them. */
const ANY = 1;

/** Amounts belong on their page, where they are up to date and complete. */
const price = /\$|\bCOP\b|\bpesos?\b|\d[.,]\d{3}\b/i;

/** What must never come from an automatic assistant, even out of context. */
const promise = /garantiz|guarante|100 ?%|definitiv|para siempre|permanent|forever|milagro|miracle/i;

const isSentence = (text: string): boolean => /^[«“"]?\p{Lu}.*[.!…][»”"]?$/u.test(text);
/** Whether a text may be repeated by a machine; a value that stands after its label need not be a sentence. */
export const isQuotable = (text: string, whole = true): boolean =>
  (!whole || isSentence(text)) && !price.test(text) && !promise.test(text);

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

const segmenters = {
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
};

const linesOf = ({ title, text, lang }: ChatDocument): string[][] =>
  text
    .split('\n')
    // Compose may begin a section's text with its own heading.
    .filter((line) => line !== title)
    .map((line) => sentencesOfLine(line, segmenters[lang]).filter(Boolean));

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

/** What leans on the sentence before it. */
const leaning =
  /^[«“"]?(?:Además|También|Pero|Sin embargo|Por es[ot]|Así|Es[eo]s?|Esas?|Est[eo]s?|Estas?|Entonces|Luego|Después|Otr[oa]s?|Also|But|So|It|They|This|That|These|Those|Then|However|Others?)\b/;

/** The beginning of a document, word for word, and of a text of the settings. Undefined when it cannot stand alone. */
export const openingOf = (document: ChatDocument): string | undefined => opening(linesOf(document).flat());

/** A passage of a document, or none, and the words of its subject. */
type Passage = { document: ChatDocument; passage: string | undefined; terms: ReadonlySet<string> };

const passageOf = (document: ChatDocument, passage: string | undefined, title = ''): Passage => ({
  document,
  passage,
  terms: new Set(termsOf(`${title} ${passage ?? ''}`, document.lang)),
});

const read = new WeakMap<ChatDocument, readonly Passage[]>();

/** Whose heading asks, and whose sentences answer a part of it each. */
const isQuestion = ({ title }: ChatDocument): boolean => title.includes('?');

/** What could be quoted of a document: read once, when it is first asked about. */
function passagesOf(document: ChatDocument): readonly Passage[] {
  const all =
    read.get(document) ??
    linesOf(document)
      .flatMap((sentences) => sentences.flatMap((_, at) => opening(sentences.slice(at)) ?? []))
      .filter((passage) => !leaning.test(passage))
      .map((passage) => passageOf(document, passage, isQuestion(document) ? '' : document.title));
  read.set(document, all);
  return all;
}

/**
 * The passage that says most of what a question asks beyond the name of the page: the beginning of the first document,
 * unless sentences elsewhere do better and can stand alone.
 * @param documents a page, and perhaps its parts
 */
export function quoteFrom(documents: readonly [ChatDocument, ...ChatDocument[]], question: string): Passage {
  const [first] = documents;
  // Labels say what all of it is about.
  const labels = first.text.split('\n').filter(isLabel);
  const naming = isQuestion(first) ? [] : [first.title, ...labels];
  const named = new Set(termsOf(naming.join(' '), first.lang));
  const asked = termsOf(question, first.lang).filter((term) => !named.has(term));
  const saidBy = ({ terms }: Passage): string[] => asked.filter((term) => terms.has(term));
  const beginning = passageOf(first, openingOf(first));
  const passages = documents.flatMap(passagesOf).filter((one) => saidBy(one).length > 0);
  /** What stands in every other sentence tells little. */
  const worth = (one: Passage): number =>
    saidBy(one).reduce((all, term) => all + 1 / passages.filter(({ terms }) => terms.has(term)).length, 0);
  const enough = isQuestion(first) && saidBy(beginning).length === 0 ? ANY : ENOUGH;
  const [best] = passages
    .filter((one) => saidBy(one).length >= Math.min(enough, asked.length))
    .toSorted((a, b) => saidBy(b).length - saidBy(a).length || worth(b) - worth(a));
  return best && saidBy(best).length > saidBy(beginning).length ? best : beginning;
}
