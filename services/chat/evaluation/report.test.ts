import { expect, it } from 'vitest';

import type { Question } from './questions/types.ts';
import { failures, hasFailed, markdownReport, plainReport, type Result, type SetName } from './report.ts';

const question: Question = { lang: 'es', message: '¿Abren hoy?', expected: { intent: 'hours' } };

const result = (set: SetName, right: boolean, broken: string[] = [], unsure = false): Result => ({
  set,
  question,
  outcome: { kind: 'unknown', paths: [], reply: 'No lo sé.' },
  verdict: { right, unsure, reason: right ? '' : 'answered as unknown', broken },
});

const nineOfTen = (set: SetName): Result[] => Array.from({ length: 10 }, (_, at) => result(set, at > 0));

it('the team passes with nine right answers of ten in each set', () => {
  expect(hasFailed([...nineOfTen('tuning'), ...nineOfTen('unseen')])).toBe(false);
  const three = [result('unseen', false), result('unseen', false), result('unseen', false)];

  expect(hasFailed([...nineOfTen('tuning'), ...nineOfTen('unseen'), ...three])).toBe(true);
});

it('a reply that says that it is not sure misleads nobody', () => {
  const unsure = result('unseen', false, [], true);

  expect(hasFailed([...nineOfTen('unseen').slice(1), result('unseen', false), unsure])).toBe(true);
  expect(hasFailed([...nineOfTen('unseen'), ...nineOfTen('unseen'), unsure])).toBe(false);
});

it('one unsafe reply fails all, right or not', () => {
  expect(hasFailed([...nineOfTen('tuning'), result('tuning', true, ['promises'])])).toBe(true);
});

it('the team reads what failed in the tuning set, and only how many in the unseen set', () => {
  const text = failures([result('tuning', false), result('unseen', false)], false);

  expect(text).toContain('[tuning es] ¿Abren hoy?');
  expect(text).not.toContain('[unseen es]');
  expect(text).toContain('1 failures of the unseen sets are kept hidden');
});

it('the team can reveal the unseen set', () => {
  expect(failures([result('unseen', false)], true)).toContain('[unseen es] ¿Abren hoy?');
});

it('scores are grouped by set, language and expectation', () => {
  expect(plainReport(nineOfTen('tuning'))).toMatch(/tuning, Spanish\s+9\/10\s+90\.0 %/);
  expect(markdownReport(nineOfTen('tuning'))).toContain('| hours | 9 of 10 | 90.0 % | 0 |');
});
