import type { Store } from '#store/store.ts';
import { mapsOf } from './pack.ts';
import { readTarball } from './unpack.ts';

/** A place in a file that browsers load of a release, as they name it. */
export type StackFrame = {
  /** Folder of the package: `mfe-events`. */
  folder: string;
  file: string;
  line: number;
  column: number;
};

const pattern = /\/releases\/([^/\s]+)\/([^\s:()?]+\.js)(?:\?[^\s:]*)?:(\d+):(\d+)/;

/** @returns the place that a line of a stack names; undefined when it names none of a release */
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
 * Opens the source maps that were kept with a release.
 * @returns texts by the file that they are of, below `web/`
 * @throws Error that says which package the store does not have
 */
export async function openMaps(
  store: Store,
  packageName: string,
  version: string,
): Promise<ReadonlyMap<string, string>> {
  const { pin } = await store.find(mapsOf(packageName), version);
  const files = await readTarball(await store.fetch(pin));
  return new Map(
    [...files].map(([file, content]) => [
      file.replace(/^web\//, '').replace(/\.map$/, ''),
      content.toString(),
    ]),
  );
}
