import { beforeEach, expect, it, vi } from 'vitest';

import { chooseScenario, scenarioNames } from './scenarios.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => stored.clear());

it('developer who asks for nothing gets working answers', () => {
  expect(chooseScenario('', storage)).toBe('success');
});

it.each(scenarioNames)('developer asks for %s in the URL and keeps it on the next page', (name) => {
  const onFirstPage = chooseScenario(`?mock=${name}`, storage);
  const onNextPage = chooseScenario('', storage);

  expect([onFirstPage, onNextPage]).toEqual([name, name]);
});

it('developer who mistypes a scenario reads the valid ones in the console', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();

  const name = chooseScenario('?mock=sucess', storage);

  expect(name).toBe('success');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('"sucess"'));
  expect(log).toHaveBeenCalledWith(expect.stringContaining(scenarioNames.join(', ')));
});
