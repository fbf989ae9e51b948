import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import ssri from 'ssri';
import { create } from 'tar';

import { assertOwnStyles } from './assertOwnStyles.ts';
import type { ReleaseDescription, ReleasePackage } from './description.ts';
import { filesBelow } from '#disk/files.ts';
import { integrityOf, type Packed } from '#store/store.ts';

/** A package of the workspace, or of a team's own repository, that was built. */
export type BuiltPackage = {
  /** Absolute path. */
  dir: string;
  packageName: string;
  /** Version that its `package.json` gives it. */
  version: string;
  /** `shell` or the remote's name. */
  name: string;
  budgets?: Record<string, number>;
};

/** What a release holds, by its name in the package. */
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

/** Hash over everything that would be released: the same build gives the same one, wherever it was made. */
export async function hashBuild({ dir }: BuiltPackage): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, folder] of Object.entries(contents)) {
    const from = path.join(dir, folder);
    const files = existsSync(from) ? (await filesBelow(from)).filter(isReleased) : [];
    for (const file of files) hash.update(`${name}/${file}\0`).update(await readFile(path.join(from, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Integrity of the scripts and styles that browsers load. */
async function hashServed(web: string): Promise<Record<string, string>> {
  const files = (await filesBelow(web)).filter((file) => /\.(?:js|css)$/.test(file));
  const entries = await Promise.all(
    files.map(async (file) => {
      const content = await readFile(path.join(web, file));
      return [file, ssri.fromData(content, { algorithms: ['sha384'] }).toString()] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** Makes a package of a folder. */
async function packStage(stage: string, release: ReleasePackage): Promise<Packed> {
  await writeFile(path.join(stage, 'package.json'), `${JSON.stringify(release, null, 2)}\n`);
  const files = await filesBelow(stage);
  const stream = create(
    { cwd: stage, gzip: { level: 6 }, portable: true, mtime: new Date(0), prefix: 'package', follow: true },
    // npm looks for the description first.
    ['package.json', ...files.filter((file) => file !== 'package.json')],
  );
  const tarball = await buffer(stream);
  return { tarball, integrity: integrityOf(tarball), release };
}

/** Package of a release's source maps: nothing that is served ever lies beside them. */
export const mapsOf = (packageName: string): string => `${packageName}-maps`;

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
    return await packStage(stage, { name: mapsOf(built.packageName), version, clinic: described });
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/**
 * Packs a build as npm does. The same build and description give the same bytes: order, times, owners and modes
 * are fixed.
 * @throws Error when styles of a remote reach beyond it
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
        integrity: await hashServed(path.join(stage, 'web')),
      },
    };
    return await packStage(stage, release);
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}
