import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { create } from 'tar';

import { readTarball } from '#releases/fetchRelease.ts';
import type { ReleasePackage } from '#releases/release.ts';
import { tarballIntegrity, type Packed } from '#store/store.ts';

/**
 * Makes a release as a team could pack it without the tesela command: nothing of it was checked.
 * @param change edits the files of an existing release, by path
 */
export async function repack(
  tarball: Buffer,
  version: string,
  change: (files: Map<string, Buffer>) => void,
): Promise<Packed> {
  const files = await readTarball(tarball);
  const before = JSON.parse(String(files.get('package.json'))) as ReleasePackage;
  const release = { ...before, version };
  files.set('package.json', Buffer.from(JSON.stringify(release)));
  change(files);
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-repack-'));
  try {
    for (const [file, content] of files) {
      await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
      await writeFile(path.join(dir, file), content);
    }
    const packed = await buffer(create({ cwd: dir, gzip: true, prefix: 'package' }, [...files.keys()]));
    return { tarball: packed, integrity: tarballIntegrity(packed), release };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
