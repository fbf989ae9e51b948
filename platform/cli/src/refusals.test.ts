import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashInputs, recordInputs } from '@tesela/build/buildInputs';
import { emptyOwnFolder } from '@tesela/compose/emptyOwnFolder';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { tesela, openCommandLine } from './testing/commandLine.ts';

describe('what is refused', () => {
  it.each<[string, string[], RegExp]>([
    [
      'a rollback while nothing is live',
      ['rollback', '--all'],
      /^Nothing is live, so there is nothing to go back to/,
    ],
    ['a first promotion without a shell', ['promote', 'sweets'], /^Nothing is live yet: promote a shell/],
    ['a preview of nothing', ['preview', 'sweets'], /^Nothing is in .* yet: say with --manifest/],
    [
      'a version that is not there',
      ['promote', 'shell', 'sweets@7.0.0'],
      /mfe-sweets@7\.0\.0 is not in .*There are: 1\.0\.0/,
    ],
    ['a folder that is no package', ['release', '/nowhere'], /^There is no package\.json in \/nowhere/],
  ])('%s, with a sentence', async (_name, words, message) => {
    const line = await openCommandLine();
    const human = await line.onSite(...words);
    expect(human).toMatchObject({ code: 1, stdout: '' });
    expect(human.stderr).toMatch(message);

    const { code, data } = await line.asJson(...words);
    expect(code).toBe(1);
    expect(data.error).toMatch(message);
  });

  it('a variable that is set and empty, before anything is done', async () => {
    vi.stubEnv('TESELA_TRUSTED_KEYS', '');
    onTestFinished(() => void vi.unstubAllEnvs());
    const line = await openCommandLine();

    expect(await line.onSite('status')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('TESELA_TRUSTED_KEYS: set, but empty. Give it a value, or unset it.'),
    });
  });

  it.each<[string, string[], RegExp]>([
    [
      'whose name is taken',
      ['sweets'],
      /^mfe-sweets is live already, as @clinic\/mfe-sweets 1\.0\.0: choose another name/,
    ],
    [
      'whose path is taken',
      ['events', '--path', '/sweets'],
      /^mfe-events cannot have the path \/sweets: it is a page of mfe-sweets/,
    ],
    ['without a kit', ['events', '--kit', '/nowhere'], /^\/nowhere has no kit/],
  ])('a repository of its own %s, before anything is written', async (_what, words, message) => {
    const line = await openCommandLine();
    await line.goLive();
    vi.stubEnv('TESELA_STORE', path.join(line.world.dir, 'packages'));
    vi.stubEnv('TESELA_MANIFEST', path.join(line.world.site.dir, 'live.json'));
    onTestFinished(() => void vi.unstubAllEnvs());

    const { code, stderr } = await tesela('new', '--standalone', ...words);

    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('a build without a version', async () => {
    const line = await openCommandLine();
    const dir = path.join(line.world.dir, 'builds/mfe-sweets');
    await writeFile(
      path.join(dir, 'package.json'),
      JSON.stringify({ name: '@clinic/mfe-sweets', tesela: { name: 'mfe_sweets' } }),
    );

    const refused = await line.onSite('release', dir);

    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^@clinic\/mfe-sweets has no version/),
    });
  });

  it('a build that is older than its source, or of a source that nothing tells', async () => {
    const line = await openCommandLine();
    await line.goLive();
    const dir = path.join(line.world.dir, 'builds/mfe-sweets');
    await mkdir(path.join(dir, 'src'));
    await writeFile(path.join(dir, 'src/prices.ts'), 'export const price = 2;');
    const release = () => line.onSite('release', dir, '--version', '1.1.0');

    expect(await release()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^dist of @clinic\/mfe-sweets is older than its source: src\/prices\.ts changed .*Run "pnpm build" in \//,
      ),
    });
    await rm(path.join(dir, 'dist/inputs.json'));
    // As in a repository of its own.
    await writeFile(path.join(dir, 'package-lock.json'), '{}');
    expect((await release()).stderr).toMatch(
      /^dist of @clinic\/mfe-sweets has no list of the files that it was built from\. Run "npm run build" in \//,
    );

    expect(existsSync(path.join(line.world.dir, 'packages/@clinic/mfe-sweets/1.1.0.tgz'))).toBe(false);
    await recordInputs(dir, await hashInputs(dir));
    // What "tesela diff" makes in the folder is no source.
    await emptyOwnFolder(path.join(dir, 'diff'));
    await writeFile(path.join(dir, 'diff/diff.md'), 'No page changes.');
    expect(await release()).toMatchObject({ code: 0, stderr: '' });
  });

  it('a build whose styles reach another team’s elements, before it is published', async () => {
    const line = await openCommandLine();
    await line.goLive();
    const dir = path.join(line.world.dir, 'builds/mfe-sweets');
    await writeFile(
      path.join(dir, 'dist/web/leak.css'),
      '.sweets_a{top:0}h2{color:red}footer a{font-size:40px}',
    );

    const refused = await line.refused('release', dir, '--version', '1.1.0');

    expect(refused).toMatch(/^Styles of @clinic\/mfe-sweets 1\.1\.0 reach beyond its own elements:$/m);
    expect(refused).toMatch(/^ {2}leak\.css: h2: begin it with a class of this remote, \.sweets_…/m);
    expect(refused).toMatch(/^ {2}leak\.css: footer a: /m);
    expect(existsSync(path.join(line.world.dir, 'packages/@clinic/mfe-sweets/1.1.0.tgz'))).toBe(false);
  });

  it('a build over its budgets, all of them at once and before it is published', async () => {
    const line = await openCommandLine();
    await line.goLive();
    const dir = path.join(line.world.dir, 'builds/mfe-sweets');
    const teselaOf = { name: 'mfe_sweets', budgets: { entry: 10, page: 20 } };
    await writeFile(
      path.join(dir, 'package.json'),
      JSON.stringify({ name: '@clinic/mfe-sweets', version: '2.0.0', tesela: teselaOf }),
    );
    await recordInputs(dir, await hashInputs(dir));

    const refused = await line.onSite('release', dir);

    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      /^remoteEntry\.js of mfe_sweets weighs \d+ bytes after gzip, the budget is 10\.$/m,
    );
    for (const page of ['/sweets', '/en/sweets'])
      expect(refused.stderr).toMatch(
        new RegExp(`^The page ${page} weighs \\d+ bytes after gzip, the budget is 20\\.$`, 'm'),
      );
    expect(existsSync(path.join(line.world.dir, 'packages/@clinic/mfe-sweets/2.0.0.tgz'))).toBe(false);
  });
});

it.each<[string, string[]]>([
  ['a command that there is not', ['promot']],
  ['an option that it does not know', ['status', '--al']],
  ['a word that names no part', ['promote', '@@']],
  ['no release for a preview', ['preview']],
  ['no release for a canary', ['canary']],
  ['a share of nobody', ['canary', 'sweets', '--percent', '0']],
  ['no part to go back', ['rollback']],
  ['a version among the parts to go back', ['rollback', 'sweets@1.0.0']],
  ['a word too many', ['status', 'sweets']],
  ['two parts to go back', ['rollback', 'sweets', 'stall']],
  ['nothing to remove', ['remove']],
  ['a version to verify', ['verify', 'sweets@1.0.0']],
  ['two folders to release', ['release', 'one', 'two']],
  ['no manifest to follow', ['compose']],
])('%s, with how it is written', async (_name, words) => {
  const { code, stdout, stderr } = await tesela(...words);

  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/\ntesela /);
});

it('every command says what it does', async () => {
  const { code, stdout } = await tesela('--help');
  expect(code).toBe(0);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) +\S/gm)].map(([, name = '']) => name);
  expect(names).toEqual(expect.arrayContaining(['dev', 'check', 'release', 'promote', 'rollback']));

  for (const name of names) {
    const help = await tesela(name, '--help');
    expect(help.code).toBe(0);
    expect(help.stdout).toMatch(new RegExp(`\n\ntesela ${name}`));
  }
});
