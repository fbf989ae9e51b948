import { expect, it } from 'vitest';

import { createPackageStates, readableError } from './packageStates.ts';

it('an error of the compiler has the place that it names, and none of the stack below', () => {
  const moduleName = './src/pages/SpaPage.tsx';
  const told = 'Expected ";" [12:7]';
  const stack = '    at evaluate (/work/node_modules/tool/index.js:99:1)';

  expect(readableError({ message: `${told}\n${stack}`, moduleName }, '/work/mfe-sweets').file).toBe(
    'mfe-sweets/src/pages/SpaPage.tsx:12:7',
  );
  expect(
    readableError({ message: `It could not be read.\n${stack}`, moduleName }, '/work/mfe-sweets').file,
  ).toBe('mfe-sweets/src/pages/SpaPage.tsx');
});

it('mistakes of content come after those of the compiler, and types beside either', () => {
  const states = createPackageStates();
  const mistake = { file: 'mfe-sweets/content/es/pages/sweets.json:3', message: 'is missing' };
  const mistyped = { file: 'mfe-sweets/src/paths.ts:1:1', message: 'error TS2322' };

  states.setProblems('mfe-sweets', [mistake]);
  states.setTypeErrors('mfe-sweets', [mistyped]);
  expect(states.list()).toEqual([
    { folder: 'mfe-sweets', status: 'failed', errors: [mistake], types: [mistyped] },
  ]);

  states.setProblems('mfe-sweets', []);
  states.setTypeErrors('mfe-sweets', []);
  expect(states.list()).toEqual([]);
});
