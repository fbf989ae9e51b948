import { watch as watchFiles } from 'chokidar';
import path from 'node:path';

/** Editors write a file in several steps; what comes within this time is one change. ms. */
export const oneChange = 60;

/**
 * Calls back once for every change below a folder. Node's own recursive watch loses a file that an editor replaces.
 * @param dir absolute
 * @param onChange gets the changed files, from the folder
 */
export function watch(dir: string, onChange: (files: readonly string[]) => void): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  // Editors' own files.
  const ignored = /(?:~|\.sw[a-z]|\.tmp)$/;
  watchFiles(dir, { ignoreInitial: true, ignored }).on('all', (_event, file) => {
    changed.add(path.relative(dir, file));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, oneChange);
  });
}
