import { expect, it, vi } from 'vitest';

import { createTypeChecks } from './checkTypes.ts';
import { createPackageStates } from './packageStates.ts';

const mistake = (file: string) => `${file}(3,5): error TS2304: Cannot find name 'x'.`;

it('wrong types are shown on the page until they are mended; those of a test only in the terminal', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ended = vi.spyOn(console, 'log').mockImplementation(() => {});
  const states = createPackageStates();
  let output = `${mistake('mfe-stall/src/a.ts')}\n${mistake('mfe-stall/src/a.test.ts')}`;
  const check = createTypeChecks(states, async () => output);

  check(['mfe-stall'], ['a.ts']);
  await vi.waitFor(() =>
    expect(states.list()).toMatchObject([{ types: [{ file: 'mfe-stall/src/a.ts:3:5' }] }]),
  );
  output = mistake('mfe-stall/src/a.test.ts');
  check(['mfe-stall'], ['a.ts']);
  await vi.waitFor(() => expect(states.list()).toEqual([]));
  output = '';
  check(['mfe-stall'], ['a.test.ts']);

  await vi.waitFor(() => expect(ended).toHaveBeenCalledWith('\n  No more type errors in mfe-stall.'));
  expect(said.mock.calls.join()).toContain('a.test.ts');
});

it('types wait until what the developer sees is compiled, and styles and words have none', async () => {
  const states = createPackageStates();
  const asked: string[] = [];
  const check = createTypeChecks(states, async (folder) => (asked.push(folder), ''));
  states.set({ folder: 'shell', status: 'building', errors: [] });

  check(['mfe-stall'], ['Card.module.css', 'words.json']);
  check(['mfe-sweets'], ['a.tsx']);
  expect(asked).toEqual([]);
  states.set({ folder: 'shell', status: 'ready', errors: [] });

  await vi.waitFor(() => expect(asked).toEqual(['mfe-sweets']));
});
