import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { termsOf } from './terms.ts';

/** Characters that a quoted passage may have. */
const MIN_LENGTH = 60;
const MAX_LENGTH = 240;

/** Words of a question that a passage from elsewhere than the beginning must say, or all there are. */
const ENOUGH = 2;

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

/** What leans on the sentence before it. */
const leaning =
  /^[«“"]?(?:Además|También|Pero|Sin embargo|Por es[ot]|Así|Es[eo]s?|Esas?|Est[eo]s?|Estas?|Entonces|Luego|Después|Otr[oa]s?|Also|But|So|It|They|This|That|These|Those|Then|However|Others?)\b/;

/** The beginning of a document, word for word, and of a text of the settings. Undefined when it cannot stand alone. */
export const openingOf = (document: ChatDocument): string | undefined => opening(linesOf(document).flat());

/** A passage of one of some documents, and the document. */
type Quote = { document: ChatDocument; passage: string | undefined };

/**
 * The passage that says most of what a question asks beyond the name of the page: the beginning of the first document,
 * unless sentences elsewhere do better and can stand alone.
 * @param documents a page, and perhaps its parts
 */
export function quoteFrom(documents: readonly [ChatDocument, ...ChatDocument[]], question: string): Quote {
  const [first] = documents;
  const { title, lang } = first;
  // Labels say what all of it is about.
  const labels = linesOf(first).flat().filter(isLabel);
  const named = new Set(termsOf([title, ...labels].join(' '), lang));
  const asked = termsOf(question, lang).filter((term) => !named.has(term));
  const quoteOf = (document: ChatDocument, passage = ''): Quote & { said: string[] } => {
    const terms = new Set(termsOf(`${document === first ? '' : document.title} ${passage}`, lang));
    return { document, passage: passage || undefined, said: asked.filter((term) => terms.has(term)) };
  };
  const beginning = quoteOf(first, openingOf(first));
  const passages = documents.flatMap((document) =>
    linesOf(document)
      .flatMap((sentences) => sentences.flatMap((_, at) => opening(sentences.slice(at)) ?? []))
      .map((passage) => quoteOf(document, passage)),
  );
  /** What stands in every other sentence tells little. */
  const worth = ({ said }: { said: readonly string[] }): number =>
    said.reduce((all, term) => all + 1 / passages.filter((other) => other.said.includes(term)).length, 0);
  const [best] = passages
    .filter(
      ({ said, passage = '' }) => said.length >= Math.min(ENOUGH, asked.length) && !leaning.test(passage),
    )
    .toSorted((a, b) => b.said.length - a.said.length || worth(b) - worth(a));
  return best && best.said.length > beginning.said.length ? best : beginning;
}
