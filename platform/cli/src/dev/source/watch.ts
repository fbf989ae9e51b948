import path from 'node:path';

import { watch as watchFiles } from 'chokidar';

/** Events within this time are one change, in ms: editors write a file in several steps. */
export const CHANGE_WINDOW = 60;

/**
 * Calls back after every change below a folder. Node's own recursive watch loses files that an editor replaces.
 * @param dir absolute
 * @param onChange gets the changed files, relative to the folder
 */
export function watch(dir: string, onChange: (files: readonly string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Temporary files of editors.
  const ignored = /(?:~|\.sw[a-z]|\.tmp)$/;
  watchFiles(dir, { ignoreInitial: true, ignored }).on('all', (_event, file) => {
    changed.add(path.relative(dir, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, CHANGE_WINDOW);
  });
}
