import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel } from '@clinic/shared/knowledge';

import { setOf } from '#text/words.ts';
import { countsOf, OFTEN } from './names.ts';
import { isQuotable } from './quote.ts';
import type { Explanation, Voice } from './replies.ts';
import type { Aspect, Question } from './subjects.ts';
import { termsOf } from './terms.ts';

/** Characters of a fact. */
const MAX_FACT = 320;

type Told = {
  aspect: Aspect;
  /** The facts that may say it, the likeliest first. */
  in: readonly FactLabel[];
  /** What a sentence must have to say it; else all of the fact does. */
  saying?: RegExp;
  /** Whether it must also speak of what else the message names: «¿botox y facial el mismo día?». */
  isOfOther?: boolean;
  /** Only where nothing else is asked: «¿cuánto tiempo espero para…?» does not ask how long a session takes. */
  isAlone?: boolean;
};

/** What stands among the sessions, and is asked by itself. */
const noAside =
  /^(?!.*(?:se sienten?|feels? like|you feel|unidades|jeringas|units|syringes|misma cita|same visit))/i;

/** Facts that are told at once: «¿duele y cuántas sesiones son?». */
const MOST_FACTS = 2;

/**
 * What may be asked of a treatment or a product, and which of its facts answers. In the order in which they are looked
 * for: «¿cuánto dura la recuperación?» asks for the recovery.
 */
const told: readonly Told[] = [
  { aspect: 'pregnancy', in: ['notFor', 'use'], saying: /embaraz|lactan|pregnan|breast-?feed/i },
  {
    aspect: 'pain',
    in: ['duration', 'sessions', 'recovery'],
    saying: /anest|molestia|ardor|se siente|no duele|discomfort|numbing|sting|feels? like|does not hurt/i,
  },
  { aspect: 'amount', in: ['sessions'], saying: /unidades|jeringa|\bunits|syringe/i },
  { aspect: 'sessions', in: ['sessions'], saying: noAside },
  { aspect: 'frequency', in: ['frequency', 'sessions', 'use'], saying: noAside, isAlone: true },
  { aspect: 'preparation', in: ['preparation'] },
  { aspect: 'recovery', in: ['recovery', 'aftercare'] },
  { aspect: 'aftercare', in: ['aftercare', 'recovery'] },
  {
    aspect: 'combination',
    in: ['sessions', 'preparation', 'aftercare'],
    saying: /misma cita|mismo d[ií]a|dos semanas|same (?:visit|day)|two weeks|facial|toxin/i,
    isOfOther: true,
    isAlone: true,
  },
  { aspect: 'lasting', in: ['results'] },
  {
    aspect: 'lasting',
    in: ['duration', 'sessions'],
    saying:
      /^(?!.*\b(?:control(?:es)?|checks?)\b).*\b(?:temporal|temporary|d[ií]as|semanas?|mes(?:es)?|años?|days|weeks?|months?|years?)\b/i,
  },
  { aspect: 'duration', in: ['duration'], isAlone: true },
  { aspect: 'notFor', in: ['notFor'], isAlone: true },
  { aspect: 'idealFor', in: ['idealFor'], isAlone: true },
  { aspect: 'use', in: ['use'], isAlone: true },
];

/** Whether a message asks what a treatment's facts may tell. */
export const isAskedForFact = ({ asks }: Question): boolean => told.some(({ aspect }) => asks.has(aspect));

/** Whether a message asks what may be asked of anything, without naming it again. */
export const isAskedOfAnything = (question: Question): boolean =>
  question.asks.has('price') || isAskedForFact(question);

/** What the clinic's own pages answer where nothing is named. */
const ofAll: ReadonlySet<Aspect> = new Set(['pregnancy', 'pain', 'lasting']);

/** Whether a message asks what the clinic's own pages answer of all treatments. */
export const isAskedOfAll = ({ asks }: Question): boolean => [...ofAll].some((aspect) => asks.has(aspect));

/** Whether a message asks what only one treatment or product can answer. */
export const isAskedOfOne = (question: Question): boolean =>
  isAskedForFact(question) && !question.asks.has('price') && !isAskedOfAll(question);

/** A list of contraindications is read by its items. */
const itemsOf = (fact: string): string[] => fact.split(/(?<=[.!?;])\s+/);

const joined = (items: readonly string[]): string =>
  items
    .join(' ')
    .replace(/[;,]?$/, '')
    .replace(/(?<![.!?…])$/, '.');

/** «No lo use si es alérgico a la aspirina.» */
const warning = /^(?:no l[ao]s? use|do not use)/i;

/** As many whole sentences as there is room for. */
function shortened(fact: string): string {
  let text = '';
  for (const sentence of fact.split(/(?<=[.!?])\s+/)) {
    if (text && text.length + sentence.length > MAX_FACT) break;
    text = `${text} ${sentence}`.trim();
  }
  return text;
}

/** What a page calls its subject: a word of a single question may be what stands against it. */
function namesOf(document: ChatDocument): string[] {
  const { title, lang } = document;
  const counts = [...countsOf([document], lang)];
  return [...termsOf(title, lang), ...counts.flatMap(([term, count]) => (count >= OFTEN ? term : []))];
}

/** Words of nearly every fact. */
const everywhere = setOf('piel skin zona area mism misma same seman week');

/** Tells whether a sentence speaks of what a message names besides the page's subject. */
function createOther(document: ChatDocument, { text, lang }: Question) {
  const named = new Set(namesOf(document));
  const spoken = new Set(termsOf(text, lang).filter((term) => !named.has(term) && !everywhere.has(term)));
  return (item: string): boolean => termsOf(item, lang).some((term) => spoken.has(term));
}

/** What the owners of pages say in a few words of treatments and products. */
export function createFacts({ say, point }: Pick<Voice, 'say' | 'point'>) {
  /** «Duración: 90 min.» */
  function factOf(
    { facts, lang }: ChatDocument,
    label: FactLabel,
    isSaid: (item: string) => boolean = () => true,
  ): string | undefined {
    const all = itemsOf(facts?.[label] ?? '');
    const items = all.filter(
      (item) => item && (label === 'notFor' || isQuotable(item, false)) && isSaid(item),
    );
    if (items.length === 0) return undefined;
    const said = shortened(joined(items));
    return items[0] !== all[0] && label !== 'notFor' ? said : `${say(lang, label)}: ${said}`;
  }

  /** The facts that are asked for, where the page has them. */
  function tellFact(document: ChatDocument, question: Question): Explanation | undefined {
    // «¿El masaje trae sauna?» does not ask when to go to one.
    if (question.asks.has('included')) return undefined;
    const asked = told.filter(({ aspect }) => question.asks.has(aspect));
    const facts = asked.flatMap(({ in: labels, saying, isOfOther, isAlone }) => {
      const isOther = isOfOther ? createOther(document, question) : () => true;
      const isSaid = (item: string): boolean => (saying?.test(item) ?? true) && isOther(item);
      const said = labels.map((label) => factOf(document, label, isSaid));
      const fact = said.find((one) => one !== undefined);
      return fact === undefined ? [] : { fact, isAlone };
    });
    const together = facts.filter(({ isAlone }, at) => at === 0 || !isAlone);
    const all = [...new Set(together.map(({ fact }) => fact))].slice(0, MOST_FACTS);
    const text = all.length > 1 && all.join(' ').length > MAX_FACT ? all[0] : all.join(' ');
    return text ? point(document, text) : undefined;
  }

  /** What stands against it that the message speaks of: «tengo marcapasos», «estoy embarazada». */
  function tellAgainst(document: ChatDocument, question: Question): Explanation | undefined {
    if (question.asks.has('pregnancy'))
      return tellFact(document, { ...question, asks: new Set(['pregnancy']) });
    const isSpoken = createOther(document, question);
    const against =
      factOf(document, 'notFor', isSpoken) ??
      factOf(document, 'use', (item) => warning.test(item) && isSpoken(item));
    return against === undefined ? undefined : point(document, against);
  }

  return { tellFact, tellAgainst };
}
