import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { listRemotes } from '@tesela/build/workspace';
import { root } from '@tesela/testing/site';
import { expect, it } from 'vitest';

const remotes = listRemotes(root);
const tsc = path.join(root, 'node_modules/.bin/tsc');

it.each(remotes.map(({ folder, dir }) => [folder, dir]))(
  "the compiler reads no file of another team for %s: a type error is its owner's",
  (_folder, dir) => {
    const config = JSON.parse(
      execFileSync(tsc, ['--project', dir, '--showConfig'], { encoding: 'utf8' }),
    ) as {
      files: string[];
    };
    const others = remotes.filter((remote) => remote.dir !== dir);
    const read = config.files.map((file) => path.resolve(dir, file));

    expect(read).toContain(path.join(dir, 'src/exposed/remote.ts'));
    expect(read.filter((file) => others.some((other) => file.startsWith(other.dir + path.sep)))).toEqual([]);
  },
);
