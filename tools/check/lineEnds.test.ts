import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 27, encoding: 'utf8' });

// An archive has no history.
const isClone = existsSync(path.join(root, '.git'));

/** Some files of each kind, as a checkout would write them. */
const checkOut = (...options: string[]) =>
  git(
    ...options,
    'archive',
    'HEAD',
    '.ci',
    'package.json',
    'mfe-spa/content',
    'shared/src/kit',
    'tools/check',
  );

it.runIf(isClone)(
  'on Windows, where Git ends lines with CR LF by default, a checkout has the same bytes',
  () => {
    const here = checkOut('-c', 'core.autocrlf=false');

    expect(here.length).toBeGreaterThan(100_000);
    expect(checkOut('-c', 'core.autocrlf=true') === here).toBe(true);
  },
);

it.runIf(isClone)('a file of text is stored with LF, and whoever adds one need not think of it', () => {
  // e.g. "i/lf w/lf attr/text=auto eol=lf <tab> README.md"
  const files = git('ls-files', '--eol').split('\n').filter(Boolean);

  expect(files.filter((line) => !/^i\/(?:lf|none|-text) .* attr\/text=auto eol=lf\s/.test(line))).toEqual([]);
});
