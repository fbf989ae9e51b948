import { existsSync, watch as watchFiles } from 'node:fs';

/** Editors write a file in several steps; what comes within this time is one change. ms. */
export const oneChange = 60;

/**
 * Calls back once for every change below a folder.
 * @param dir absolute; a folder that does not exist is not watched
 * @param onChange gets the changed files, from the folder
 */
export function watch(dir: string, onChange: (files: readonly string[]) => void): void {
  if (!existsSync(dir)) return;
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  watchFiles(dir, { recursive: true }, (_event, file) => {
    // Editors' own files.
    if (!file || /(?:~|\.sw[a-z]|\.tmp)$/.test(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, oneChange);
  });
}
