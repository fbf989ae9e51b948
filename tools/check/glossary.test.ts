import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@tesela/testing/site';
import { expect, it } from 'vitest';

const MAX_WORDS = 40;

const rows = readFileSync(path.join(root, 'docs/glossary.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .slice(2);
const words = rows.map(([, word = '', meaning = '', not = '']) => ({
  word,
  meaning,
  not: not.split(', ').filter(Boolean),
}));

/** Generated files declare one type each with the same shape, and templates are the sources of other packages. */
const isOwnSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.gen\.ts$|\/templates\//.test(file);

const typeName = /^export (?:declare )?(?:type|interface|class|enum) (\w+)/gm;
const anyName =
  /^export (?:declare |default )?(?:async )?(?:type|interface|class|enum|const|function) (\w+)/gm;

/** Names that the sources export, with the files that do. */
function exportedNames(pattern: RegExp): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const places = new Map<string, string[]>();
  for (const file of files.split('\n').filter(isOwnSource)) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of source.matchAll(pattern))
      places.set(name, [...(places.get(name) ?? []), file]);
  }
  return places;
}

it('the glossary has at most forty words, in order, with one sentence each', () => {
  const names = words.map(({ word }) => word);

  expect(names.length).toBeGreaterThan(20);
  expect(names.length).toBeLessThanOrEqual(MAX_WORDS);
  expect(names).toEqual(names.toSorted());
  expect(
    words.filter(({ meaning }) => !/^[A-Z][^]*[^.]\.$/.test(meaning) || /\. [A-Z]/.test(meaning)),
  ).toEqual([]);
});

/** Remotes have the same inner shape on purpose and never import each other, so they count as one place. */
const placesOf = (files: readonly string[] = []): Set<string> =>
  new Set(files.map((file) => file.replace(/^(?:.+\/)?mfe-.*/, 'remotes')));

it('no two exported types have one name', () => {
  const shared = [...exportedNames(typeName)].filter(([, files]) => placesOf(files).size > 1);

  expect(
    shared.map(([name, files]) => `${name}: ${files.join(', ')}`),
    'Name each for what it is; docs/glossary.md has the words.',
  ).toEqual([]);
});

it('no exported name has a word that the glossary replaces', () => {
  const refused = words.flatMap(({ word, not }) =>
    not.map((old) => ({ word, pattern: new RegExp(old, 'i') })),
  );
  const found = [...exportedNames(anyName)].flatMap(([name, files]) =>
    refused
      .filter(({ pattern }) => pattern.test(name))
      .map(({ word }) => `${name} in ${files[0]}: the word is "${word}"`),
  );

  expect(found).toEqual([]);
});
