import type { Store } from '#store/store.ts';

import { readTarball } from './fetchRelease.ts';
import { sourceMapsPackage } from './pack.ts';

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
