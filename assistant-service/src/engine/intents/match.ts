import { applies, word, wordsOf } from '../patterns.ts';
import { courtesies } from './courtesies.ts';
import { facts } from './facts.ts';
import { identity, insults } from './manners.ts';
import { money } from './money.ts';
import { nonsense } from './nonsense.ts';
import { notOffered } from './notOffered.ts';
import type { Intent, IntentRule } from './types.ts';

const manners = [...insults, ...nonsense, ...identity];
const settings = [...money, ...facts];
const allRules = [...manners, ...settings, ...notOffered, ...courtesies];

const first = (rules: readonly IntentRule[], text: string): Intent | undefined =>
  rules.find((rule) => applies(rule, text))?.intent;

/** How somebody speaks to a machine: insults, nonsense, and who it is. */
export const matchManners = (text: string): Intent | undefined => first(manners, text);

/** A wish that the settings answer, or a price, which nobody gets here. */
export const matchFacts = (text: string): Intent | undefined => first(settings, text);

/** Facts that two short sentences can tell at once. */
const brief: ReadonlySet<Intent> = new Set(['hours', 'address', 'payment', 'contact']);

/** Every brief fact that a message asks for. */
export const matchBriefFacts = (text: string): Intent[] => [
  ...new Set(
    settings.filter((rule) => brief.has(rule.intent) && applies(rule, text)).map(({ intent }) => intent),
  ),
];

/** A fair wish that the site says nothing of. */
export const matchNotOffered = (text: string): Intent | undefined => first(notOffered, text);

/** Thanks and greetings: a message may begin or end so and ask for something else. */
export const matchCourtesy = (text: string): Intent | undefined => first(courtesies, text);

/** Words and word beginnings that the wishes are made of. */
export const intentWords = (): string[] => wordsOf(allRules);

/** How people address each other, which asks for nothing. */
const address = word`
  parce|vecin[oa]|sumerce|senorit[oa]|cordial(?:es)?|pues|amig[oa]s?|querid[oa]s?|estimad[oa]s?|
  everyone|folks|guys|team|dear|sir|madam|lot|mucho|muchisimo`;

/** Greetings go first: «espero que estén bien» holds a word of thanks. */
const courtesy = [
  ...courtesies
    .flatMap(({ says }) => says)
    .flat()
    .toReversed(),
  address,
];

/** The message without its courtesies: what it asks for, if anything. */
export const withoutCourtesy = (text: string): string =>
  courtesy
    .reduce((rest, { source }) => rest.replaceAll(new RegExp(source, 'g'), ' '), text)
    .replaceAll(/\s+/g, ' ')
    .trim();
