import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Neighbour } from './clashes.ts';

/**
 * Slots that a remote's source shows and that its description leaves out: of those no release could be held against the
 * one that lends them.
 * @param dir of the package; one without sources shows none
 * @returns what is wrong, a sentence each
 */
export function findUndeclaredSlots(dir: string, { uses = [], passes }: Neighbour): string[] {
  // The shell and remotes of contract 3 have no way to say it.
  if (!passes) return [];
  const src = path.join(dir, 'src');
  const files = existsSync(src)
    ? globSync('**/*.tsx', { cwd: src, exclude: ['**/*.test.tsx', '**/testing/**'] })
    : [];
  return files.flatMap((file) => {
    const shown = readFileSync(path.join(src, file), 'utf8').matchAll(/<Slot\s[^>]*?\bname="([^"]+)"/g);
    return [...shown]
      .filter(([, slot = '']) => !uses.includes(slot))
      .map(
        ([, slot]) =>
          `src/${file} shows the slot "${slot}", which exposed/remote.ts does not say: name it in "slots" of the page, or in "uses" of defineRemote with the props that it is given.`,
      );
  });
}
