import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished, vi } from 'vitest';

import { openSite } from './openSite.ts';

/** Goes into a folder below a new one. @returns the path of the new one */
async function standIn(below: string): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-root-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await mkdir(path.join(dir, below), { recursive: true });
  vi.spyOn(process, 'cwd').mockReturnValue(path.join(dir, below));
  return dir;
}

it('a command in the folder of a remote finds site and settings of its workspace', async () => {
  const root = await standIn('mfe-bread/src');
  await mkdir(path.join(root, 'settings'));
  await writeFile(path.join(root, 'settings/site.json'), '{}');

  expect(openSite()).toMatchObject({
    dir: path.join(root, '.site'),
    settingsDir: path.join(root, 'settings'),
  });
  // What is said is meant from the folder where it is said.
  expect(openSite({ site: 'other', settings: 'facts' })).toMatchObject({
    dir: path.join(root, 'mfe-bread/src/other'),
    settingsDir: path.join(root, 'mfe-bread/src/facts'),
  });
});

it('a command where there is neither begins a site in its own folder', async () => {
  const root = await standIn('empty');

  expect(openSite()).toMatchObject({
    dir: path.join(root, 'empty/.site'),
    settingsDir: path.join(root, 'empty/settings'),
  });
});
