import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Lang } from '@tesela/core/lang';

import { everyFile, filesOf, type Kind } from '../kind.ts';
import { pictureNames } from './pictureNames.ts';

/** Names of the entries and pictures in a package's folders. */
export type Lookups = {
  /** Those in which the package is written. */
  languages: readonly Lang[];
  /** Ids of the entries of a kind, by the names of their files; one empty id where there is one of the kind. */
  ids: (kind: string) => readonly string[];
  /** Names of the pictures: `spa/glow-express-45`, whatever the sizes and formats. */
  pictures: () => ReadonlySet<string>;
};

function namesIn(folder: string, ending: '.json' | '.md'): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(ending))
      .map((file) => path.basename(file, ending));
  } catch {
    // A kind need not have facts, nor a new package entries.
    return [];
  }
}

/** Reads each folder of a package once, because the check of every file asks for these names. */
export function createLookups(
  dir: string,
  languages: readonly Lang[],
  kinds: Readonly<Record<string, Kind>>,
): Lookups {
  const ids = new Map<string, readonly string[]>();
  let pictures: ReadonlySet<string> | undefined;

  function idsOf(kind: string): readonly string[] {
    const definition = kinds[kind];
    if (!definition) return [];
    if (definition.single) return [''];
    const patterns = everyFile(filesOf(kind, definition, '*', languages));
    const names = patterns.flatMap((pattern) =>
      namesIn(path.join(dir, path.dirname(pattern)), pattern.endsWith('.md') ? '.md' : '.json'),
    );
    return [...new Set(names)].toSorted();
  }

  return {
    languages,
    ids: (kind) => {
      const known = ids.get(kind) ?? idsOf(kind);
      ids.set(kind, known);
      return known;
    },
    pictures: () => (pictures ??= new Set(pictureNames(dir))),
  };
}
