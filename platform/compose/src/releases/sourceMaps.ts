import { cp } from 'node:fs/promises';
import path from 'node:path';

import { filesBelow } from '#disk/files.ts';
import type { Packed, Store } from '#store/store.ts';

import { contents, type BuiltPackage } from './builtPackages.ts';
import { readTarball } from './fetchRelease.ts';
import { packFiles } from './pack.ts';
import type { ReleasePackage } from './release.ts';

/** One line of a browser's stack trace that points into a release. */
export type StackFrame = {
  /** Folder of the package: `mfe-events`. */
  folder: string;
  file: string;
  line: number;
  column: number;
};

const pattern = /\/releases\/([^/\s]+)\/([^\s:()?]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** @returns undefined when the line of the stack trace does not point into a release */
export function parseFrame(text: string): StackFrame | undefined {
  const [, folder, file, line, column] = pattern.exec(text) ?? [];
  if (folder === undefined || file === undefined) return undefined;
  return {
    folder,
    file: file.replace(/^remoteEntry\.\w+\.js$/, 'remoteEntry.js'),
    line: Number(line),
    column: Number(column),
  };
}

/** Name of the package with a release's source maps, which are kept apart so that they are never served. */
const sourceMapsPackage = (packageName: string): string => `${packageName}-maps`;

/**
 * Packs the source maps of a release's scripts, for `tesela trace`.
 * @returns undefined when the build made none
 */
export async function packMaps(
  built: BuiltPackage,
  { version, tesela }: ReleasePackage,
): Promise<Packed | undefined> {
  const web = path.join(built.dir, contents.web);
  const maps = (await filesBelow(web)).filter((file) => file.endsWith('.js.map'));
  if (maps.length === 0) return undefined;
  const { name, contract } = tesela;
  const described = { name, contract, routes: [], slots: [], integrity: {} };
  const release = { name: sourceMapsPackage(built.packageName), version, tesela: described };
  return packFiles(release, (stage) =>
    Promise.all(maps.map((file) => cp(path.join(web, file), path.join(stage, 'web', file)))),
  );
}

/**
 * Fetches the source maps of a release.
 * @returns source maps by the path of their script below `web/`
 * @throws Error that names the package that the store does not have
 */
export async function openMaps(
  store: Store,
  packageName: string,
  version: string,
): Promise<ReadonlyMap<string, string>> {
  const { pin } = await store.find(sourceMapsPackage(packageName), version);
  const files = await readTarball(await store.fetch(pin));
  return new Map(
    [...files].map(([file, content]) => [
      file.replace(/^web\//, '').replace(/\.map$/, ''),
      content.toString(),
    ]),
  );
}
