import { applies, word, wordsOf, type Rule } from '../patterns.ts';
import { aesthetic } from './aesthetic.ts';
import { clinical } from './clinical.ts';
import { disciplines } from './disciplines.ts';
import { hairAndLaserReading } from './hairAndLaserReading.ts';
import { people } from './people.ts';
import { privacy } from './privacy.ts';
import { purchases } from './purchases.ts';
import { categories, hasNeed, kinds, shop } from './shop.ts';
import { skinReading } from './skinReading.ts';
import { spa } from './spa.ts';
import type { Topic } from './types.ts';
import { visits } from './visits.ts';

// The first topic that is found counts: names come before concerns, and a discipline last.
const practice = [...privacy, ...purchases, ...visits];
const reading = [...skinReading, ...hairAndLaserReading];
const care = [...clinical, ...aesthetic, ...spa, ...disciplines];
const tables = [practice, people, reading, care, categories, shop];

/** Words and word beginnings that the topics are made of. */
export const topicWords = (): string[] => tables.flatMap((rules: readonly Rule[]) => wordsOf(rules));

const find =
  (topics: readonly Topic[]) =>
  (text: string): string | undefined =>
    topics.find((topic) => applies(topic, text))?.path;

/** Where the site tells of how the clinic works. */
export const matchPractice = find(practice);

/** Where it tells of what it does, who does it, and what there is to read. */
export const matchCare = find([...people, ...reading, ...care]);

/** What there is to read alone: a question of that kind is no wish for a product. */
export const matchReading = find(reading);

/** Page of the shop for a need. */
export const matchCategory = find(categories);

/** Every treatment that a message names, in the order of the table. */
export const matchTreatments = (text: string): string[] => [
  ...new Set(
    care.filter((topic) => topic.path.includes('#') && applies(topic, text)).map(({ path }) => path),
  ),
];

/** Page of the shop for a message that says what it needs something for. */
export const matchNeed = (text: string): string | undefined =>
  hasNeed.test(text) ? matchCategory(text) : undefined;

/** Whether it says what kind of product: a cream, a shampoo. */
export const namesKind = (text: string): boolean => kinds.test(text);

/** Whether a message wants something to take home. */
export const wantsProduct = (text: string): boolean => shop.some((rule) => applies(rule, text));

const comparison = word`
  diferencias?|comparar|comparacion|versus|vs|mejor .* o|differences?|compare[ds]?|better .* or`;

/** Whether a message asks for one thing beside another. */
export const isComparison = (text: string): boolean => comparison.test(text);
