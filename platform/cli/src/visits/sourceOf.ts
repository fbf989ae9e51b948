import type { Draft } from '@clinic/compose/change';
import { pinOf } from '@clinic/compose/history';
import { openMaps, type Frame } from '@clinic/compose/sourceMaps';
import type { Store } from '@clinic/compose/store';
import { SourceMap, type SourceMapPayload } from 'node:module';

export type Source = { file: string; line: number; column: number; name: string | undefined; code: string };

/** `../../../src/pages/X.tsx` or `webpack://mfe_events/./src/pages/X.tsx` → `src/pages/X.tsx`. */
const shortName = (source: string): string =>
  source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^(?:\.\.?\/)+/, '');

/** Data are lines without an end. */
const longestCode = 160;

/** Finds what was written at places of releases; the maps of each release are fetched once. */
export function createTracer(store: Store, live: Draft | undefined) {
  const opened = new Map<string, Promise<ReadonlyMap<string, string>>>();
  return async ({ folder, version, file, line, column }: Frame): Promise<Source | undefined> => {
    const packageName = (live && pinOf(live, folder.replaceAll('-', '_'))?.package) ?? `@clinic/${folder}`;
    const label = `${packageName}@${version}`;
    const maps = opened.get(label) ?? openMaps(store, packageName, version);
    opened.set(label, maps);
    const text = (await maps).get(file);
    if (text === undefined) return undefined;
    const map = JSON.parse(text) as SourceMapPayload;
    const found = new SourceMap(map).findOrigin(line, column);
    if (!('fileName' in found)) return undefined;
    const { fileName, lineNumber, columnNumber, name } = found;
    const source = map.sourcesContent[map.sources.indexOf(fileName)];
    const code = source?.split('\n')[lineNumber - 1]?.trim().slice(0, longestCode) ?? '';
    return { file: shortName(fileName), line: lineNumber, column: columnNumber, name, code };
  };
}
