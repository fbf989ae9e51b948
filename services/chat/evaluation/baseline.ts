import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { splitPath } from '@clinic/shared/languages';

import { fold } from '#text/words.ts';

/** Words, and runs of three to five letters, each with what it counts in one text. */
function featuresOf(text: string): Map<string, number> {
  const line = ` ${fold(text)} `;
  const counts = new Map<string, number>();
  const add = (feature: string): void => void counts.set(feature, (counts.get(feature) ?? 0) + 1);
  for (const word of line.trim().split(' ')) add(`word ${word}`);
  for (const size of [3, 4, 5])
    for (let start = 0; start + size <= line.length; start += 1) add(line.slice(start, start + size));
  return counts;
}

/**
 * The plain way, which the assistant must beat: TF-IDF over words and runs of letters, added; the nearest of the pages'
 * example questions, titles and texts.
 * @returns a function from a message to the paths of pages without language, the nearest first
 */
export function createBaseline(documents: readonly ChatDocument[]) {
  const entries = documents.flatMap(({ path, title, text, questions = [], wishes = {} }) =>
    [title, text, ...questions, ...Object.values(wishes).flat()].map((one) => ({
      path: splitPath(path).path,
      features: featuresOf(one),
    })),
  );
  const having = new Map<string, [at: number, count: number][]>();
  for (const [at, { features }] of entries.entries())
    for (const [feature, count] of features) {
      const list = having.get(feature);
      if (list) list.push([at, count]);
      else having.set(feature, [[at, count]]);
    }
  const weightOf = (feature: string, count: number): number =>
    (1 + Math.log(count)) * Math.log(1 + entries.length / (having.get(feature)?.length ?? 0.5));
  const norms = entries.map(({ features }) =>
    Math.sqrt([...features].reduce((sum, [feature, count]) => sum + weightOf(feature, count) ** 2, 0)),
  );
  return (message: string): string[] => {
    const scores = new Map<string, number>();
    const sums = new Float64Array(entries.length);
    for (const [feature, count] of featuresOf(message))
      for (const [at, inText] of having.get(feature) ?? [])
        sums[at] = (sums[at] ?? 0) + weightOf(feature, count) * weightOf(feature, inText);
    for (const [at, { path }] of entries.entries())
      scores.set(path, Math.max(scores.get(path) ?? 0, (sums[at] ?? 0) / (norms[at] ?? 1)));
    return [...scores].toSorted(([, a], [, b]) => b - a).map(([path]) => path);
  };
}
