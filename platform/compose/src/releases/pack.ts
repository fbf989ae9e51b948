import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import { findForeignStyles } from '@clinic/build/foreignStyles';
import { isRemoteName } from '@clinic/shared/contract';
import ssri from 'ssri';
import { create } from 'tar';

import { filesBelow } from '#disk/files.ts';
import { tarballIntegrity, type Packed } from '#store/store.ts';

import { assertBuilt, contents, isReleased, type BuiltPackage } from './builtPackages.ts';
import { reactOf } from './react.ts';
import type { ReleaseDescription, ReleasePackage } from './release.ts';

/** Subresource integrity of the scripts and styles that browsers load. */
async function hashBrowserFiles(web: string): Promise<Record<string, string>> {
  const files = (await filesBelow(web)).filter((file) => /\.(?:js|css)$/.test(file));
  const entries = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(web, file));
      return [file, ssri.fromData(content, { algorithms: ['sha384'] }).toString()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

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

/** Makes an npm tarball of a folder. */
export async function packFolder(stage: string, release: ReleasePackage): Promise<Packed> {
  await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(release, null, 2)}\n`);
  const files = await filesBelow(stage);
  const stream = create(
    { cwd: stage, gzip: { level: 6 }, portable: true, mtime: new Date(0), prefix: 'package', follow: true },
    // npm expects package.json first.
    ['package.json', ...files.filter((file) => file !== 'package.json')],
  );
  const tarball = await buffer(stream);
  return { tarball, integrity: tarballIntegrity(tarball), release };
}

/**
 * Packs a build as npm does. The same build and description give the same bytes, because order, times, owners and
 * modes are fixed.
 * @throws Error when styles of a remote match foreign elements
 */
export async function packRelease(
  built: BuiltPackage,
  version: string,
  described: Pick<ReleaseDescription, 'contract' | 'routes' | 'slots' | 'uses' | 'takes' | 'passes'>,
): Promise<Packed> {
  assertBuilt(built);
  const stage = await mkdtemp(path.join(os.tmpdir(), 'clinic-pack-'));
  try {
    for (const [name, folder] of Object.entries(contents)) {
      const from = path.join(built.dir, folder);
      if (existsSync(from)) await cp(from, path.join(stage, name), { recursive: true, filter: isReleased });
    }
    const { name, budgets } = built;
    await assertOwnStyles(path.join(stage, 'web'), name, `${built.packageName} ${version}`);
    const { contract, routes, slots, uses, takes, passes } = described;
    const react = reactOf(built.dir);
    const release: ReleasePackage = {
      name: built.packageName,
      version,
      clinic: {
        name,
        contract,
        routes: [...routes],
        slots: [...slots],
        ...(uses && { uses: [...uses] }),
        ...(takes && { takes }),
        ...(passes && { passes }),
        ...(budgets && { budgets }),
        ...(react && { react }),
        integrity: await hashBrowserFiles(path.join(stage, 'web')),
      },
    };
    return await packFolder(stage, release);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
