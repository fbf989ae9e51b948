import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { beforeEach, expect, it, onTestFinished } from 'vitest';

import { changedInputs, hashInputs, inputsFile, recordInputs } from './buildInputs.ts';

let dir: string;
const write = (file: string, text: string) => writeFile(path.join(dir, file), text);

beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'inputs-'));
  for (const folder of ['src', 'content']) await mkdir(path.join(dir, folder));
  await write('pnpm-lock.yaml', 'react: 1');
  await write('src/page.ts', '1');
  await write('content/page.json', '{}');
  await recordInputs(dir, await hashInputs(dir));
  onTestFinished(() => rm(dir, { recursive: true }));
});

it.each([
  ['nothing', [], 'src/page.ts', '1'],
  ['a word, which compose reads,', [], 'content/page.json', '{ "lead": "" }'],
  ['a test', [], 'src/page.test.ts', '2'],
  ['a source', ['src/page.ts'], 'src/page.ts', '2'],
  ['a new source', ['src/other.ts'], 'src/other.ts', ''],
  ['a dependency', ['pnpm-lock.yaml'], 'pnpm-lock.yaml', 'react: 2'],
])('a change of %s makes a build old by %j', async (_what, changed, file, text) => {
  await write(file, text);

  expect(await changedInputs(dir)).toEqual(changed);
});

it('after a build that failed there is nothing to compare with', async () => {
  await rm(path.join(dir, inputsFile));

  expect(await changedInputs(dir)).toBeUndefined();
});

it('a remote is not built with the host of a shell, whoever starts its build', async () => {
  await mkdir(path.join(dir, 'elsewhere/@tesela/host'), { recursive: true });
  await write('elsewhere/@tesela/host/package.json', '{}');
  await write('elsewhere/@tesela/host/defineSite.js', '');
  await mkdir(path.join(dir, 'mfe-events'));
  await write('mfe-events/package.json', '{ "dependencies": { "@tesela/core": "1" } }');
  const code = `const { hashInputs } = await import('${pathToFileURL(path.join(import.meta.dirname, 'buildInputs.ts'))}');
    console.log(Object.keys(await hashInputs('${dir}/mfe-events')).join('\\n'));`;

  // As pnpm does, for what it starts.
  const env = { NODE_PATH: path.join(dir, 'elsewhere') };
  const inputs = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { env });

  expect(String(inputs)).toContain('pnpm-lock.yaml');
  expect(String(inputs)).not.toContain('@tesela/host');
});
