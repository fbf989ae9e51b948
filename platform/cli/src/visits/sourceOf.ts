import { SourceMap, type SourceMapPayload } from 'node:module';

import { pinOf } from '@tesela/compose/history';
import type { Manifest, Pin } from '@tesela/compose/manifest';
import { scopeOf } from '@tesela/compose/releaseOf';
import { openMaps, type StackFrame } from '@tesela/compose/sourceMaps';
import { NotInStore, type Store } from '@tesela/compose/store';

export type Source = {
  version: string;
  file: string;
  line: number;
  column: number;
  name: string | undefined;
  code: string;
};

/** `../../../src/pages/X.tsx` or `webpack://mfe_events/./src/pages/X.tsx` → `src/pages/X.tsx`. */
const shortName = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');

/** Characters of a source line that are shown, because lines of data can be very long. */
const MAX_CODE = 160;

/** Releases that may contain a file: those that were live, newest first, or else the newest one. */
async function candidates(store: Store, live: Manifest | undefined, folder: string) {
  const part = folder.replaceAll('-', '_');
  const canary = live?.canary?.name === part ? [live.canary.release] : [];
  const pins = live ? [live, ...live.history].map((state) => pinOf(state, part)) : [];
  const known: Pick<Pin, 'package' | 'version'>[] = [...canary, ...pins].filter((pin) => pin !== undefined);
  return known.length > 0
    ? known
    : [(await store.find(`${scopeOf(live?.shell.package ?? '')}${folder}`)).pin];
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof NotInStore)) throw error;
}

/** Maps positions in releases to the sources; the source maps of each release are fetched once. */
export function createTracer(store: Store, live: Manifest | undefined) {
  const opened = new Map<string, Promise<ReadonlyMap<string, string> | undefined>>();
  const withoutMaps = new Set<string>();
  const readMaps = async (packageName: string, version: string) => {
    const label = `${packageName} ${version}`;
    const reading = opened.get(label) ?? openMaps(store, packageName, version).catch(unlessMissing);
    opened.set(label, reading);
    const maps = await reading;
    if (!maps) withoutMaps.add(label);
    return maps;
  };

  /** File names contain a hash, so files of the same name are equal in all releases. */
  async function findMap(folder: string, file: string) {
    for (const { package: name, version } of await candidates(store, live, folder)) {
      const text = (await readMaps(name, version))?.get(file);
      if (text !== undefined) return { text, version };
    }
    return undefined;
  }

  async function trace({ folder, file, line, column }: StackFrame): Promise<Source | undefined> {
    const found = await findMap(folder, file);
    if (!found) return undefined;
    const { text, version } = found;
    const map = JSON.parse(text) as SourceMapPayload;
    const origin = new SourceMap(map).findOrigin(line, column);
    if (!('fileName' in origin)) return undefined;
    const { fileName, lineNumber, columnNumber, name } = origin;
    const source = map.sourcesContent[map.sources.indexOf(fileName)];
    const code = source?.split('\n')[lineNumber - 1]?.trim().slice(0, MAX_CODE) ?? '';
    return { version, file: shortName(fileName), line: lineNumber, column: columnNumber, name, code };
  }

  return { trace, withoutMaps };
}
