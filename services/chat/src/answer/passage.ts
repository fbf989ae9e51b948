import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel } from '@clinic/shared/knowledge';

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
  pain: ['feels', 'sessions', 'duration', 'recovery'],
  sessions: ['sessions', 'frequency'],
  frequency: ['frequency', 'sessions', 'use'],
  preparation: ['preparation'],
  recovery: ['recovery', 'aftercare'],
  aftercare: ['aftercare', 'recovery'],
  lasting: ['results', 'duration'],
  training: ['training'],
  duration: ['duration'],
  notFor: ['notFor'],
  idealFor: ['idealFor'],
  use: ['use'],
};

/** What a sentence contains that answers an intent, among others of a page or of a fact. */
const answering: Readonly<Partial<Record<Intent, RegExp>>> = {
  pregnancy: /embaraz|lactan|pregnan|breast-?feed/i,
  pain: /anest|molest|ardor|se siente|duele|dolor|discomfort|\bnumb|\bsting|feels? like|\bhurt|\bpain/i,
  training: /universidad|título|degree|university/i,
  duration: /\bmin\b|minut|\bhoras?\b|\bdías?\b|semana|\bhours?\b|\bdays?\b|weeks?\b/i,
  lasting:
    /efecto|permanencia|disolver|durar|se (?:puede )?controla|en el tiempo|regresar|desaparec|suelen? mejorar|tratamiento dura|effect|\blasts?\b|dissolve|under control|over time|come back|\breturn\b|disappear|improves|treatment takes/i,
};

/** Facts of which every sentence answers. */
const wholeFacts: ReadonlySet<FactLabel> = new Set(['results', 'training', 'feels']);

/** A dot within a number, «a. m.» or «Dra.» ends no sentence. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?…])(?<!\bDra?\.)\s+(?=[\p{Lu}¿¡«“])/u).filter(Boolean);

/** As many whole sentences as there is room for; one at least. */
function shorten(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences.slice(0, MOST_SENTENCES)) {
    if (text && text.length + sentence.length > MOST_CHARACTERS) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

/** A price is told apart; ingredients and registrations are lists. */
const isPriceOrList = (line: string): boolean => /^(?:Precio:|Price:|Aqua,)|INVIMA/.test(line);

/** Sentences of a page, without its headings, labels, lists and prices. */
function linesOf({ title, text }: ChatDocument): string[] {
  const lines = text
    .split('\n')
    .filter(
      (line) =>
        line !== title &&
        !line.startsWith(`${title}: `) &&
        !isPriceOrList(line) &&
        line.split(' ').length >= FEWEST_WORDS &&
        /[.!?…]$/.test(line),
    );
  return [...new Set(lines.flatMap(sentencesOf))].filter((sentence) => !sentence.endsWith('?'));
}

/** Whether a treatment's page rules it out for who is pregnant, or for who breastfeeds where that is asked. */
export function isRuledOut({ facts }: ChatDocument, isNursing: boolean): boolean {
  return (isNursing ? nursing : /embaraz|pregnan/i).test(facts?.notFor ?? '');
}

/** Breastfeeding, as visitors and pages call it. */
export const nursing = /lact|amamant|breast-?feed|nursing/i;

/** The fact that the owner of a page gave for what is asked. */
function factOf({ facts = {} }: ChatDocument, intents: ReadonlySet<Intent>): string | undefined {
  for (const [intent, labels] of Object.entries(factsFor)) {
    if (!intents.has(intent as Intent)) continue;
    for (const label of labels) {
      const pattern = wholeFacts.has(label) ? undefined : answering[intent as Intent];
      const sentences = sentencesOf(facts[label] ?? '').filter((one) => pattern?.test(one) ?? true);
      if (sentences.length > 0) return shorten(sentences);
    }
  }
  return undefined;
}

/** Terms of a question, where it has as many, that a sentence must have to be about it. */
const FEWEST_TERMS = 2;

/** The sentences of a page that answer an intent. */
const answersIn = (document: ChatDocument, patterns: readonly RegExp[]): readonly string[] =>
  linesOf(document).filter((sentence) => patterns.some((pattern) => pattern.test(sentence)));

const patternsOf = ({ intents }: Question): RegExp[] => [...intents].flatMap((one) => answering[one] ?? []);

/** The sentences of a page from the one on that has most terms of a question, if any has enough. */
function sentencesAbout(document: ChatDocument, asked: readonly string[]): readonly string[] | undefined {
  const sentences = linesOf(document);
  const inTitle = new Set(termsOf(document.title, document.lang));
  const terms = asked.filter((term) => !inTitle.has(term));
  const found = sentences.map((sentence) => {
    const said = new Set(termsOf(sentence, document.lang));
    return terms.filter((term) => said.has(term)).length;
  });
  const most = Math.max(...found);
  return most >= Math.max(1, Math.min(FEWEST_TERMS, terms.length))
    ? sentences.slice(found.indexOf(most))
    : undefined;
}

/** Whether a page has a fact or a sentence that is about a question. */
export function isAnsweredBy(document: ChatDocument, question: Question): boolean {
  if (factOf(document, question.intents) !== undefined) return true;
  const patterns = patternsOf(question);
  if (patterns.length > 0) return answersIn(document, patterns).length > 0;
  return sentencesAbout(document, question.terms) !== undefined;
}

/** The two or three sentences of a page that are about a question; without any, its beginning. */
export function passageOf(document: ChatDocument, question: Question): string {
  const fact = factOf(document, question.intents);
  if (fact !== undefined) return fact;
  // How the clinic works is told from its beginning.
  const answers = document.about === 'practice' ? [] : answersIn(document, patternsOf(question));
  return shorten(
    answers.length > 0 ? answers : (sentencesAbout(document, question.terms) ?? linesOf(document)),
  );
}
