import { expect, it } from 'vitest';

import { selectSteps } from './changed.ts';

const since = 'abc';
const stepsFor = (...files: string[]) => selectSteps({ since, files, deleted: [] });
const names = (...files: string[]) => stepsFor(...files).map(({ name }) => name);

it('a developer who changed nothing waits for nothing', () => {
  expect(stepsFor()).toEqual([]);
});

it.each([
  ['a component', 'mfe-shop/src/components/ProductCard.tsx', 'format lint boundaries types unit release'],
  ['a test', 'mfe-shop/src/components/ProductCard.test.tsx', 'format lint boundaries types unit'],
  ['a path', 'mfe-shop/src/paths.ts', 'format lint boundaries types unit ownership release'],
  ['a style', 'mfe-shop/src/components/ProductCard.module.css', 'format unit release'],
  ['a setting', 'settings/site.json', 'format types unit'],
  ['a document', 'docs/development.md', 'format'],
  ['a journey', 'e2e/shop.spec.ts', 'format lint boundaries types'],
  ['a picture', 'mfe-spa/pictures/ritual.avif', 'release'],
])('after %s: what it can break, and no more', (_what, file, steps) => {
  expect(names(file).join(' ')).toBe(steps);
});

it('lint and format read the changed files alone', () => {
  const [format, lint] = stepsFor('shell/src/App.tsx', 'docs/development.md');

  expect(format?.args).toEqual(expect.arrayContaining(['shell/src/App.tsx', 'docs/development.md']));
  expect(lint?.args.slice(2)).toEqual(['--deny-warnings', 'shell/src/App.tsx']);
});

it.each([
  ['of the changed files alone', [], ['shell/src/App.tsx']],
  ['of all, since others may import what is gone', ['shell/src/old.ts'], []],
])('boundaries are those %s', (_what, deleted, read) => {
  const steps = selectSteps({ since, files: ['shell/src/App.tsx', 'docs/chat.md'], deleted });

  expect(steps.find(({ name }) => name === 'boundaries')?.args.slice(3)).toEqual(read);
});

it('the tests are those that the change reaches', () => {
  const unit = stepsFor('shared/src/api/money.ts').find(({ name }) => name === 'unit');

  expect(unit?.args).toEqual(expect.arrayContaining(['--changed', since]));
});

it.each([
  ['of the package that changed', 'shared/src/kit/Button.tsx', ['shared/']],
  ['of all packages after a setting, which belongs to none', 'settings/site.json', []],
])('the tests are those %s', (_what, file, folders) => {
  const unit = stepsFor(file).find(({ name }) => name === 'unit');

  expect(unit?.args.slice(5)).toEqual(folders);
});

it('a release is tried of each micro-frontend that changed, and of no other', () => {
  const release = stepsFor(
    'mfe-spa/content/es/pages/spa.json',
    'mfe-shop/src/paths.ts',
    'shell/src/App.tsx',
  ).find(({ name }) => name === 'release');

  expect(release?.args.slice(3)).toEqual(['mfe-spa', 'mfe-shop']);
});

it('who deletes a file hears of those that use it, and no tool looks for it', () => {
  const steps = selectSteps({ since, files: [], deleted: ['shared/src/api/money.ts'] });

  expect(steps.map(({ name }) => name)).toEqual(['boundaries', 'types', 'unit']);
  expect(steps.flatMap(({ args }) => args)).not.toContain('shared/src/api/money.ts');
});
