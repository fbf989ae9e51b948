import { expect, it } from 'vitest';

import { createPackageStates, readableError } from './packageStates.ts';

it('an error of the compiler has the place that it names, and none of the stack below', () => {
  const moduleName = './src/pages/SpaPage.tsx';
  const told = 'Expected ";" [12:7]';
  const stack = '    at evaluate (/work/node_modules/tool/index.js:99:1)';

  expect(readableError({ message: `${told}\n${stack}`, moduleName }, '/work/mfe-spa').file).toBe(
    'mfe-spa/src/pages/SpaPage.tsx:12:7',
  );
  expect(
    readableError({ message: `It could not be read.\n${stack}`, moduleName }, '/work/mfe-spa').file,
  ).toBe('mfe-spa/src/pages/SpaPage.tsx');
});

it('mistakes of content come after those of the compiler, and types beside either', () => {
  const states = createPackageStates();
  const mistake = { file: 'mfe-spa/content/es/pages/spa.json:3', message: 'is missing' };
  const mistyped = { file: 'mfe-spa/src/paths.ts:1:1', message: 'error TS2322' };

  states.setProblems('mfe-spa', [mistake]);
  states.setTypeErrors('mfe-spa', [mistyped]);
  expect(states.list()).toEqual([
    { folder: 'mfe-spa', status: 'failed', errors: [mistake], types: [mistyped] },
  ]);

  states.setProblems('mfe-spa', []);
  states.setTypeErrors('mfe-spa', []);
  expect(states.list()).toEqual([]);
});
