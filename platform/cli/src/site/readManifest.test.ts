import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { findLive } from './readManifest.ts';

it('a manifest that is not there, or is none, is refused with its name', async () => {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'manifest-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const broken = path.join(dir, 'broken.json');
  await writeFile(broken, '{ "format": 2 }');

  await expect(findLive('nowhere.json')).rejects.toThrow('There is no manifest nowhere.json');
  await expect(findLive(broken)).rejects.toThrow(`${broken}: format is wrong`);
  await expect(findLive('http://127.0.0.1:9/live.json')).rejects.toThrow(
    'http://127.0.0.1:9/live.json does not answer',
  );
});
