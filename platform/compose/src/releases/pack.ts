import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';

import ssri from 'ssri';
import { create } from 'tar';

import { filesBelow } from '#disk/files.ts';
import { tarballIntegrity, type Packed } from '#store/store.ts';

import { assertOwnStyles } from './assertOwnStyles.ts';
import type { ReleaseDescription, ReleasePackage } from './description.ts';
import { reactOf } from './react.ts';

/** A built package of this repository or of a team's own one. */
export type BuiltPackage = {
  /** Absolute path. */
  dir: string;
  packageName: string;
  /** Version in its `package.json`. */
  version: string;
  /** `shell` or the remote's name. */
  name: string;
  budgets?: Record<string, number>;
};

/** Folders of a release, and the folders of the package from which they are copied. */
const contents = { web: 'dist/web', node: 'dist/node', public: 'public', content: 'content' };

const isReleased = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('.DS_Store');

/** @throws Error that says which package is not built and what to run */
export function assertBuilt({ dir, packageName }: BuiltPackage): void {
  for (const part of ['web', 'node']) {
    if (!existsSync(path.join(dir, 'dist', part))) {
      throw new Error(
        `${packageName} is not built: dist/${part} is missing in ${dir}. Run "pnpm build" first.`,
      );
    }
  }
}

/** Hash of everything that would be released. The same build has the same hash on every machine. */
export async function hashBuild({ dir }: BuiltPackage): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, folder] of Object.entries(contents)) {
    const from = path.join(dir, folder);
    const files = existsSync(from) ? (await filesBelow(from)).filter(isReleased) : [];
    for (const file of files) hash.update(`${name}/${file}\0`).update(await readFile(path.join(from, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

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

/** Makes an npm tarball of a folder. */
async function packFolder(stage: string, release: ReleasePackage): Promise<Packed> {
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

/** Name of the package with a release's source maps, which are kept apart so that they are never served. */
export const sourceMapsPackage = (packageName: string): string => `${packageName}-maps`;

/**
 * Packs the source maps of a release's scripts, for `clinic trace`.
 * @returns undefined when the build made none
 */
export async function packMaps(
  built: BuiltPackage,
  { version, clinic }: ReleasePackage,
): Promise<Packed | undefined> {
  const web = path.join(built.dir, contents.web);
  const maps = (await filesBelow(web)).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) return undefined;
  const stage = await mkdtemp(path.join(os.tmpdir(), 'clinic-maps-'));
  try {
    for (const file of maps)
      await cp(path.join(web, file), path.join(stage, 'web', file), { recursive: true });
    const { name, contract } = clinic;
    const described = { name, contract, routes: [], slots: [], integrity: {} };
    return await packFolder(stage, {
      name: sourceMapsPackage(built.packageName),
      version,
      clinic: described,
    });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
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
    await assertOwnStyles(stage, name, `${built.packageName} ${version}`);
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
