import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { loadServices } from './loadServices.ts';

/** A folder with this package.json; without one where it is undefined. */
async function folderWith(packageJson: string | undefined): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'services-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  if (packageJson !== undefined) await writeFile(path.join(folder, 'package.json'), packageJson);
  return folder;
}

it.each([undefined, '{}', '{"tesela":{"name":"mfe_events"}}'])(
  'a folder whose package.json is %j has no services',
  async (packageJson) => {
    expect(await loadServices(await folderWith(packageJson))).toEqual([]);
  },
);

it.each([
  ['{"tesela":{"services":["@x/nothing"]}}', /names the service @x\/nothing, which cannot be loaded/],
  ['{"tesela":{"services":"chat"}}', /tesela\.services must be a list of package names/],
  ['{', /tesela\.services must be a list of package names/],
])('%s is an error that says where', async (packageJson, message) => {
  await expect(loadServices(await folderWith(packageJson))).rejects.toThrow(message);
});
