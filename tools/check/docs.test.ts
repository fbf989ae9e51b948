import path from 'node:path';

import { expect, it } from 'vitest';

import { documents, files, folders, read } from './documents.ts';

it('every link from one document to a file leads to one', () => {
  const links = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)].map(([, target = '']) => ({
      document,
      target: path.posix.join(path.posix.dirname(document), target).replace(/\/$/, ''),
    })),
  );
  const isThere = (target: string) => files.includes(target) || folders.has(target);

  expect(links.length).toBeGreaterThan(80);
  expect(links.filter(({ target }) => !isThere(target))).toEqual([]);
});

it('the index of decisions lists each, without holes', () => {
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d{3}-/.test(file))
    .map((file) => path.basename(file));
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\((\d{3}-[^)]+)\)/g)].map(
    ([, name]) => name,
  );

  expect(listed).toEqual(decisions);
  expect(decisions.map((name) => Number.parseInt(name, 10))).toEqual(decisions.map((_, at) => at + 1));
});
