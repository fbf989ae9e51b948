import { generateKeyPairSync, sign } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { hashInputs, recordInputs } from '@tesela/build/buildInputs';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';

import { openCommandLine, sweets, type CommandLine } from './testing/commandLine.ts';

let line: CommandLine;
let remove: () => Promise<void>;
const packages = (file = '') => path.join(line.world.dir, 'packages/@clinic/mfe-sweets', file);

// What is refused changes nothing, so one site serves all.
beforeAll(async () => {
  line = await openCommandLine({ whenDone: (removeAll) => (remove = removeAll) });
  await line.goLive();
});
afterAll(() => remove());

const noVersions = [
  '1.0.0+build.1',
  'v1.2.0',
  '01.2.3',
  '1.2',
  ' 1.3.0 ',
  '__proto__',
  '1.2.3-é',
  '1.2.12345678901234567890',
  '1.2.0-pr.tgz',
  '../../../../escaped',
];

it.each(noVersions)('%j is no version to release, and nothing is written', async (version) => {
  const dir = path.join(line.world.dir, 'builds/mfe-sweets');
  const before = await readdir(line.world.dir, { recursive: true });

  expect(await line.refused('release', dir, '--version', version)).toMatch(
    `"${version}" is not a version: write it like 1.5.0 or 1.5.0-pr.7`,
  );
  const described = { name: '@clinic/mfe-sweets', version, tesela: { name: 'mfe_sweets' } };
  await writeFile(path.join(dir, 'package.json'), JSON.stringify(described));
  await recordInputs(dir, await hashInputs(dir));
  expect(await line.refused('release', dir)).toMatch('is not a version: write it like');

  const after = await readdir(line.world.dir, { recursive: true });
  expect(after.filter((file) => !before.includes(file))).toEqual([]);
});

it.each(['1.0.0+build.1', 'v1.0.0'])('%j that is in the store all the same goes nowhere', async (version) => {
  const { integrity, release } = JSON.parse(await readFile(packages('1.0.0.json'), 'utf8'));
  const forged = JSON.stringify({ integrity, release: { ...release, version } });
  await writeFile(packages(`${version}.json`), forged);
  await writeFile(packages(`${version}.tgz`), await readFile(packages('1.0.0.tgz')));

  for (const verb of ['promote', 'preview', 'canary']) {
    expect(await line.refused(verb, `sweets@${version}`)).toMatch(`"${version}" is not a version`);
  }
  expect(await line.refused('rollback', 'sweets', '--to', version)).toMatch(`"${version}" is not a version`);
  await line.ok('promote', 'sweets');
  expect((await line.remotes()).mfe_sweets).toMatchObject({ version: '1.0.0' });
});

it.each(['../elsewhere/mfe-sweets@1.0.0', '..//mfe-sweets', '@clinic/../../elsewhere/mfe-sweets@1.0.0'])(
  '%s does not lead out of the store',
  async (word) => {
    const elsewhere = path.join(line.world.dir, 'elsewhere/mfe-sweets');
    await mkdir(elsewhere, { recursive: true });
    for (const file of ['1.0.0.json', '1.0.0.tgz'])
      await writeFile(path.join(elsewhere, file), await readFile(packages(file)));

    expect(await line.refused('promote', word)).toMatch('is not a package name');
  },
);

it('while live.json cannot be read nobody is rolled back by another promotion', async () => {
  await line.world.releaseRemote('1.1.0', sweets('segunda'));
  await line.ok('promote', 'sweets@1.1.0');
  const file = path.join(line.world.site.dir, 'current/live.json');
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"1.1.0"', '"1.1.0+build"'));

  for (const words of [['promote', 'shell'], ['status'], ['rollback', 'sweets'], ['rollback', '--all']])
    expect(await line.refused(...words)).toMatch(
      /^live\.json of deployment 2 cannot be read .* Nothing was changed\. .* or go back .*"tesela rollback --all --to 1"/,
    );
  expect(await line.heading()).toBe('Hola segunda');

  expect(await line.ok('rollback', '--all', '--to', '1', '--yes')).toMatch(
    /cannot be read.*\n(?:.*\n)*? +mfe_sweets +– → 1\.0\.0/,
  );
  expect(await line.heading()).toBe('Hola primera');
  await line.ok('promote', 'sweets@1.1.0');
  expect(await line.heading()).toBe('Hola segunda');
});

/** Signs what is in the store, as the teams' pipelines do, and trusts that key alone. */
async function trustSigned(): Promise<void> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const root = path.join(line.world.dir, 'packages');
  for (const file of globSync('@clinic/*/*.json', { cwd: root })) {
    const described = JSON.parse(await readFile(path.join(root, file), 'utf8'));
    const statement = `${described.release.name}@${described.release.version} ${described.integrity}`;
    const teselaSignature = sign(null, Buffer.from(statement), privateKey).toString('base64');
    await writeFile(path.join(root, file), JSON.stringify({ ...described, teselaSignature }));
  }
  vi.stubEnv('TESELA_TRUSTED_KEYS', publicKey.export({ type: 'spki', format: 'pem' }).toString());
  onTestFinished(() => void vi.unstubAllEnvs());
}

it('a store that offers an older signed release as the newest leads nobody back to it', async () => {
  await line.world.releaseRemote('1.2.0', sweets('tercera'));
  await line.ok('promote', 'sweets@1.2.0');
  await trustSigned();
  for (const version of ['1.1.0', '1.2.0']) await rm(packages(`${version}.json`), { force: true });

  for (const wanted of ['sweets', 'sweets@latest', 'sweets@1.x'])
    for (const verb of ['promote', 'canary'])
      expect(await line.refused(verb, wanted)).toMatch(
        /offers @clinic\/mfe-sweets@1\.0\.0, which is older than 1\.2\.0, which is live: .* name its version/,
      );
  expect(await line.heading()).toBe('Hola tercera');

  await line.ok('promote', 'sweets@1.0.0');
  expect(await line.heading()).toBe('Hola primera');
});
