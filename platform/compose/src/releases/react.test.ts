import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { assertReact, reactOf } from './react.ts';

const label = '@clinic/mfe-sweets 2.0.0';

it('a package says with which React it is built, where it depends on it', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-react-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const write = async (file: string, value: object) => {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), JSON.stringify(value));
  };
  await write('one/package.json', { dependencies: { react: '^20.0.0' } });
  await write('one/node_modules/react/package.json', { name: 'react', version: '20.1.0' });
  await write('other/package.json', {});

  expect(['one', 'other'].map((name) => reactOf(path.join(dir, name)))).toEqual(['20.1.0', undefined]);
});

it.each([
  ['an older major', '20.0.0', '19.3.1'],
  ['a newer minor of the same', '19.3.1', '19.9.0'],
  ['a shell that does not say', undefined, '20.0.0'],
  ['a remote that does not say', '19.3.1', undefined],
])('a remote may be built with %s', (_what, live, own) => {
  expect(() => assertReact(live, label, own)).not.toThrow();
});

it('a remote that is built with the next major waits for the shell', () => {
  expect(() => assertReact('19.3.1', label, '20.0.0-canary.1')).toThrow(
    'release a shell with React 20 first',
  );
});
