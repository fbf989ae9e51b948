import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(0, at).join('/'))),
);
const documents = files.filter((file) => file.endsWith('.md') && !file.includes('/templates/'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

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

/** Made on the site, not kept in the repository. */
const made = new Set(['live.json']);

it('every file that the ways through the code name is there', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.(?:tsx?|css|json|bin))`/g)].map(
    ([, name = '']) => name,
  );

  expect(named.length).toBeGreaterThan(60);
  expect(
    named.filter((name) => !made.has(name) && !files.some((file) => `/${file}`.endsWith(`/${name}`))),
  ).toEqual([]);
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
