import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { RemoteInterface } from './clashes.ts';

/**
 * Finds slots that a remote's source shows and its description does not declare. Without the declaration nothing could
 * check its props against the remote that provides the slot.
 * @param dir of the package; a package without sources has no findings
 * @returns the findings, one sentence each
 */
export function findUndeclaredSlots(dir: string, { uses = [], passes }: RemoteInterface): string[] {
  // The shell and remotes of contract 3 cannot declare it.
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
          `src/${file} shows the slot "${slot}", which exposed/remote.ts does not declare: name it in "slots" of the page, or in "uses" of defineRemote with the props that it is given.`,
      );
  });
}
