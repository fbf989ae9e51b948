import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import { termsOf } from '#text/words.ts';

import type { Intent, Intents } from './intents.ts';

type Question = Pick<Intents, 'intents' | 'terms'>;

/** Sentences and characters of a passage. */
const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 320;

/** Words of a line that is a sentence rather than a label. */
const FEWEST_WORDS = 5;

/** The facts that answer an intent, the likeliest first. */
const factsFor: Readonly<Partial<Record<Intent, readonly FactLabel[]>>> = {
  pregnancy: ['notFor', 'use'],
  pain: ['sessions', 'duration', 'recovery'],
  sessions: ['sessions', 'frequency'],
  frequency: ['frequency', 'sessions', 'use'],
  preparation: ['preparation'],
  recovery: ['recovery', 'aftercare'],
  aftercare: ['aftercare', 'recovery'],
  lasting: ['results', 'duration'],
  duration: ['duration'],
  notFor: ['notFor'],
  idealFor: ['idealFor'],
  use: ['use'],
};

/** What a sentence of a fact must contain to answer, where the fact says other things as well. */
const required: Readonly<Partial<Record<Intent, RegExp>>> = {
  pregnancy: /embaraz|lactan|pregnan|breast-?feed/i,
  pain: /anest|molest|ardor|se siente|duele|dolor|discomfort|numb|sting|feels? like|hurt|pain/i,
};

/** A dot within a number or «a. m.» ends no sentence. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“])/u).filter(Boolean);

/** As many whole sentences as there is room for; one at least. */
function shorten(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
    if (text && text.length + sentence.length > MOST_CHARACTERS) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

/** A price is told apart; ingredients are a list. */
const isPriceOrList = (line: string): boolean => /^(?:Precio:|Price:|Aqua,)/.test(line);

/** Sentences of a page, without its headings, labels, lists and prices. */
function linesOf({ title, text }: ChatDocument): string[] {
  return [...new Set(text.split('\n'))]
    .filter(
      (line) =>
        line !== title &&
        !isPriceOrList(line) &&
        line.split(' ').length >= FEWEST_WORDS &&
        /[.!?…]$/.test(line),
    )
    .flatMap(sentencesOf)
    .filter((sentence) => !sentence.endsWith('?'));
}

/** The fact that the owner of a page gave for what is asked. */
export function factOf({ facts = {} }: ChatDocument, intents: ReadonlySet<Intent>): string | undefined {
  for (const [intent, labels] of Object.entries(factsFor)) {
    if (!intents.has(intent as Intent)) continue;
    const pattern = required[intent as Intent];
    for (const label of labels) {
      const sentences = sentencesOf(facts[label] ?? '').filter((one) => pattern?.test(one) ?? true);
      if (sentences.length > 0) return shorten(sentences);
    }
  }
  return undefined;
}

/** Terms of a question, where it has as many, that a sentence must have to be about it. */
const FEWEST_TERMS = 2;

/** Scores sentences by the terms of a question in them; a term that is rarer on the page counts more. */
function scorer(sentences: readonly string[], asked: readonly string[], lang: Lang) {
  const terms = sentences.map((sentence) => new Set(termsOf(sentence, lang)));
  const idf = new Map(
    asked.map((term) => [
      term,
      Math.log(1 + sentences.length / (1 + terms.filter((one) => one.has(term)).length)),
    ]),
  );
  return (at: number): number => {
    const found = asked.filter((term) => terms[at]?.has(term));
    const isAbout = found.length >= Math.min(FEWEST_TERMS, asked.length);
    return isAbout ? found.reduce((sum, term) => sum + (idf.get(term) ?? 0), 0) : 0;
  };
}

/** The two or three sentences of a page that are about a question; without any, its beginning. */
export function passageOf(document: ChatDocument, { intents, terms }: Question): string {
  const fact = factOf(document, intents);
  if (fact) return fact;
  const sentences = linesOf(document);
  const inTitle = new Set(termsOf(document.title, document.lang));
  const asked = terms.filter((term) => !inTitle.has(term));
  const score = scorer(sentences, asked, document.lang);
  const best = sentences.reduce((one, _, at) => (score(at) > score(one) ? at : one), 0);
  return shorten(sentences.slice(best));
}
