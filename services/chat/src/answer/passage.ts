import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import type { Ask } from './asks.ts';
import { termsOf } from './terms.ts';

/** Sentences and characters of a passage. */
const MOST_SENTENCES = 3;
const MOST_CHARACTERS = 320;

/** Words of a line that is a sentence rather than a label. */
const FEWEST_WORDS = 5;

/** Which facts answer what is asked, the likeliest first. */
const factsFor: Readonly<Partial<Record<Ask, readonly FactLabel[]>>> = {
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

/** What a sentence must have to say it, where its fact says other things as well. */
const saying: Readonly<Partial<Record<Ask, RegExp>>> = {
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

/** Sentences of a page, without its headings, labels and lists. */
function linesOf({ title, text }: ChatDocument): string[] {
  return [...new Set(text.split('\n'))]
    .filter((line) => line !== title && line.split(' ').length >= FEWEST_WORDS && /[.!?…]$/.test(line))
    .flatMap(sentencesOf)
    .filter((sentence) => !sentence.endsWith('?'));
}

/** What an owner of a page says in a few words of what is asked. */
export function factOf({ facts = {} }: ChatDocument, asks: ReadonlySet<Ask>): string | undefined {
  for (const [ask, labels] of Object.entries(factsFor)) {
    if (!asks.has(ask as Ask)) continue;
    const needed = saying[ask as Ask];
    for (const label of labels) {
      const sentences = sentencesOf(facts[label] ?? '').filter((one) => needed?.test(one) ?? true);
      if (sentences.length > 0) return shorten(sentences);
    }
  }
  return undefined;
}

/** How much a sentence has of what is asked; a rarer word of the page tells more. */
function scorer(sentences: readonly string[], message: string, title: string, lang: Lang) {
  const inTitle = new Set(termsOf(title, lang));
  const asked = termsOf(message, lang).filter((term) => !inTitle.has(term));
  const terms = sentences.map((sentence) => new Set(termsOf(sentence, lang)));
  const idf = new Map(
    asked.map((term) => [
      term,
      Math.log(1 + sentences.length / (1 + terms.filter((one) => one.has(term)).length)),
    ]),
  );
  return (at: number): number =>
    asked.reduce((sum, term) => sum + (terms[at]?.has(term) ? (idf.get(term) ?? 0) : 0), 0);
}

/** The two or three sentences of a page that are about a message; without any, its beginning. */
export function passageOf(document: ChatDocument, message: string, asks: ReadonlySet<Ask>): string {
  const fact = factOf(document, asks);
  if (fact) return fact;
  const sentences = linesOf(document);
  const score = scorer(sentences, message, document.title, document.lang);
  const best = sentences.reduce((one, _, at) => (score(at) > score(one) ? at : one), 0);
  return shorten(sentences.slice(best));
}
