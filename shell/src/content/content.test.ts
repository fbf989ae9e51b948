import { describe, expect, it } from 'vitest';

import { words as enAssessment } from './en/assessment.ts';
import { words as en } from './en/words.ts';
import { words as esAssessment } from './es/assessment.ts';
import { words as es } from './es/words.ts';

/** Every text of a words module with the way to it; functions are left out. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => texts(item, `${path}.${key}`));
}

describe.each([
  ['words', es, en],
  ['assessment', esAssessment, enAssessment],
])('%s', (_module, spanish, english) => {
  it('says everything in both languages', () => {
    const paths = (words: unknown) =>
      texts(words)
        .map(([path]) => path)
        .toSorted();

    expect(paths(english)).toEqual(paths(spanish));
  });

  it('leaves no text empty', () => {
    const empty = [...texts(spanish), ...texts(english)].filter(([, text]) => !text.trim());

    expect(empty).toEqual([]);
  });
});
