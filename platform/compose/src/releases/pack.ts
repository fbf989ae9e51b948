import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { findForeignStyles } from '@tesela/build/foreignStyles';
import { isRemoteName } from '@tesela/core/contract';
import { create } from 'tar';

import { filesBelow } from '#disk/files.ts';
import { tarballIntegrity, type Packed } from '#store/store.ts';

import { contents, isReleased, type BuiltPackage } from './builtPackages.ts';
import { reactOf } from './react.ts';
import type { ReleaseDescription, ReleasePackage } from './release.ts';

/**
 * Checks that every selector in the stylesheets of a remote matches its own elements only. The shell may style the
 * whole page.
 * @throws Error that names the file and the selector, and how to correct it
 */
async function assertOwnStyles(web: string, part: string, label: string): Promise<void> {
  if (!isRemoteName(part)) return;
  const faults: string[] = [];
  for (const file of (await filesBelow(web)).filter((name) => /\.css$/i.test(name))) {
    const css = await readFile(path.join(web, file), 'utf8');
    faults.push(...findForeignStyles(css, part).map((fault) => `  ${file}: ${fault}`));
  }
  if (faults.length === 0) return;
  throw new Error(`Styles of ${label} reach beyond its own elements:\n${faults.join('\n')}`);
}

/**
 * Makes an npm tarball of the files that are copied into a new folder. The same files and description give the same bytes,
 * because order, times, owners and modes are fixed.
 */
export async function packFiles(
  release: ReleasePackage,
  copyTo: (stage: string) => Promise<unknown>,
): Promise<Packed> {
  const stage = await mkdtemp(path.join(os.tmpdir(), 'tesela-pack-'));
  try {
    await copyTo(stage);
    await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(release, null, 2)}\n`);
    const files = await filesBelow(stage);
    const stream = create(
      { cwd: stage, gzip: { level: 6 }, portable: true, mtime: new Date(0), prefix: 'package', follow: true },
      // npm expects package.json first.
      ['package.json', ...files.filter((file) => file !== 'package.json')],
    );
    const tarball = await buffer(stream);
    return { tarball, integrity: tarballIntegrity(tarball), release };
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Packs a build as npm does.
 * @throws Error when styles of a remote match foreign elements
 */
export async function packRelease(
  built: BuiltPackage,
  version: string,
  described: Pick<ReleaseDescription, 'contract' | 'routes' | 'slots' | 'uses' | 'takes' | 'passes'>,
): Promise<Packed> {
  const { dir, name, packageName } = built;
  await assertOwnStyles(path.join(dir, contents.web), name, `${packageName} ${version}`);
  const react = reactOf(dir);
  const tesela = { name, ...described, ...(react && { react }), integrity: {} };
  return packFiles({ name: packageName, version, tesela }, async (stage) => {
    for (const [to, folder] of Object.entries(contents)) {
      const from = path.join(dir, folder);
      if (existsSync(from)) await cp(from, path.join(stage, to), { recursive: true, filter: isReleased });
    }
  });
}
