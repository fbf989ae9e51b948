import type { PackageStates } from './packageStates.ts';

/** Logs the errors of every failing package once, and when it is fixed. */
export function logErrors(states: PackageStates): void {
  let logged = new Map<string, string>();
  states.subscribe((list) => {
    const failed = list.filter(({ status }) => status === 'failed');
    const texts = failed.map(({ folder, errors }): [string, string] => [
      folder,
      errors.map(({ file, message }) => `${file ? ` in ${file}` : ''}: ${message}`).join('\n   '),
    ]);
    for (const [folder, text] of texts)
      if (logged.get(folder) !== text) console.error(`\n  ${folder} failed${text}`);
    for (const folder of logged.keys()) {
      if (!failed.some((state) => state.folder === folder)) console.log(`\n  ${folder} is fixed.`);
    }
    logged = new Map(texts);
  });
}
