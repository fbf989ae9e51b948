import type { PackageStates } from './packageStates.ts';

/** Logs every failing package once, and when it is fixed. */
export function logErrors(states: PackageStates): void {
  let logged = new Set<string>();
  states.subscribe((list) => {
    const failed = list.filter(({ status }) => status === 'failed');
    for (const { folder, errors } of failed) {
      if (logged.has(folder)) continue;
      const [first] = errors;
      console.error(`\n  ${folder} failed${first?.file ? ` in ${first.file}` : ''}: ${first?.message ?? ''}`);
    }
    for (const folder of logged) {
      if (!failed.some((state) => state.folder === folder)) console.log(`\n  ${folder} is fixed.`);
    }
    logged = new Set(failed.map(({ folder }) => folder));
  });
}
