import type { Lang } from '@clinic/shared/lang';
import { languages } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { Knowledge } from './knowledge.ts';
import { langOfPath, pageOf, pathsIn, withoutLang } from './paths.ts';
import { groupOf, type Group, type Intent, type Question } from './questions/types.ts';
import { brokenRules } from './safety.ts';

/** What `answerer.explain(message, lang)` says of its reply. */
export type Outcome = {
  /** The wish it answered, or where it found the answer. */
  kind: Group;
  /** The pages it names, with language and anchor. */
  paths: readonly string[];
  reply: string;
  isWeak?: boolean;
};

export type Verdict = {
  right: boolean;
  /** Not right, and it says that it is not sure: nobody is misled. */
  unsure: boolean;
  /** Why it is wrong; empty when right. */
  reason: string;
  /** Safety rules that the reply breaks, right or not. */
  broken: string[];
};

/** Kinds whose reply is about something else than a page, even when it names the right one. */
const deflections: ReadonlySet<Group> = new Set(['emergency', 'diagnosis', 'insult', 'nonsense']);

/** What a reply of a kind must say, or undefined where any words do. */
const facts: Partial<Record<Group, (site: Site) => string[]>> = {
  hours: ({ hours }) => hours.flatMap(({ es, en }) => [es, en]),
  address: ({ address }) => [address.street],
  contact: ({ contact }) => [contact.phone, contact.email, contact.whatsapp],
  unknown: ({ contact }) => [contact.whatsapp],
};

const namedBy = ({ paths, reply }: Outcome): string[] => [...new Set([...paths, ...pathsIn(reply)])];

const answerLanguages = ({ lang, messageLang }: Question): readonly Lang[] =>
  messageLang ? languages : [lang];

/** Whether the pages named are right: one of those allowed, and none that is not. */
function pagesProblem(
  question: Question,
  outcome: Outcome,
  pages: readonly string[],
  anywhere = false,
): string {
  const named = namedBy(outcome);
  if (deflections.has(outcome.kind)) return `answered as ${outcome.kind}`;
  if (named.length === 0) return `names no page (${outcome.kind})`;
  const langs = answerLanguages(question);
  const foreign = named.find((path) => !langs.includes(langOfPath(path)));
  if (foreign) return `in another language: ${foreign}`;

  const bare = named.map(withoutLang);
  const isAllowed = (path: string): boolean =>
    pages.includes(path) || (anywhere && pages.includes(pageOf(path)));
  // Besides an anchor, its page may be named.
  const isHarmless = (path: string): boolean => pages.some((page) => pageOf(page) === path);
  if (!bare.some(isAllowed)) return `another page: ${bare.join(' ')}`;
  const stray = bare.find((path) => !isAllowed(path) && !isHarmless(path));
  return stray ? `also another page: ${stray}` : '';
}

function intentProblem(question: Question, outcome: Outcome, wanted: readonly Intent[], site: Site): string {
  const { kind, reply } = outcome;
  // Who is told to see a doctor today is not told what it is either.
  const accepted: readonly Group[] = [
    ...wanted,
    ...(wanted.includes('nonsense') ? (['unknown'] as const) : []),
    ...(wanted.includes('diagnosis') ? (['urgent'] as const) : []),
  ];
  if (!accepted.includes(kind)) return `answered as ${kind}`;
  const must = facts[kind]?.(site);
  if (must && !must.some((fact) => reply.includes(fact))) return `${kind} without its facts`;
  const isNonsense = 'intent' in question.expected && question.expected.intent === 'nonsense';
  const offered = isNonsense ? namedBy(outcome) : [];
  return offered.length > 0 ? `offers a page: ${offered.join(' ')}` : '';
}

function problem(question: Question, outcome: Outcome, site: Site): string {
  const { expected } = question;
  const wanted = [...('intent' in expected ? [expected.intent] : []), ...(expected.alsoIntents ?? [])];
  const byIntent = intentProblem(question, outcome, wanted, site);
  if (byIntent === '') return '';
  if ('pages' in expected) return pagesProblem(question, outcome, expected.pages, expected.anywhereOn);
  const byPage = expected.alsoPages && pagesProblem(question, outcome, expected.alsoPages);
  return byPage === '' ? '' : byIntent;
}

/** Judges one reply: whether it is what was expected, and which safety rules it breaks. */
export function score(question: Question, outcome: Outcome, known: Knowledge): Verdict {
  const reason = problem(question, outcome, known.site);
  const isReserved = outcome.isWeak === true || outcome.kind === 'unknown';
  return {
    right: reason === '',
    unsure: reason !== '' && isReserved && groupOf(question) !== 'emergency',
    reason,
    broken: brokenRules(question, outcome.reply, known),
  };
}
