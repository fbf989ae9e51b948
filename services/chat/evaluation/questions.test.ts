import { languages } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import { fold } from '#text/words.ts';

import { isWellFormed } from './missingPages.ts';
import { intents } from '#engine/data/intents.ts';
import { sets } from './questions/read.ts';
import { groupOf, type Question } from './questions/types.ts';

const { tuning, unseen, fresh } = sets;
const all = [...tuning, ...unseen, ...fresh];
const share = (questions: readonly Question[], lang: string): number =>
  questions.filter((question) => question.lang === lang).length / questions.length;

/** Folding leaves nothing of «???». */
const key = ({ lang, message }: Question): string => `${lang} ${fold(message) || message}`;

describe('the questions', () => {
  it('are enough to tell a good answerer from a lucky one', () => {
    expect(all.length).toBeGreaterThanOrEqual(240);
    expect(unseen.length).toBeGreaterThanOrEqual(80);
    expect(unseen.length / (tuning.length + unseen.length)).toBeCloseTo(1 / 3, 1);
  });

  it('are asked once, in one set', () => {
    const keys = all.map(key);

    expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([]);
  });

  it.each([
    ['tuning', tuning],
    ['unseen', unseen],
  ])('of the %s set are about two thirds in Spanish', (_name, questions) => {
    expect(share(questions, 'es')).toBeCloseTo(0.65, 1);
  });

  it.each([...intents.filter((intent) => intent !== 'urgent'), 'page', 'product'] as const)(
    'ask for %s in both sets and languages',
    (group) => {
      const langsOf = (questions: readonly Question[]): string[] =>
        languages.filter((lang) => questions.some((one) => groupOf(one) === group && one.lang === lang));

      expect([langsOf(tuning), langsOf(unseen)]).toEqual([languages, languages]);
    },
  );

  it('fit into the chat', () => {
    const unfit = all.filter(
      ({ message }) => message.trim() !== message || !message || message.length > 1000,
    );

    expect(unfit).toEqual([]);
  });

  it('expect paths without a language, as the site writes them', () => {
    const paths = all.flatMap(({ expected }) =>
      'pages' in expected ? expected.pages : (expected.alsoPages ?? []),
    );

    expect(paths.filter((path) => !isWellFormed(path))).toEqual([]);
  });
});
