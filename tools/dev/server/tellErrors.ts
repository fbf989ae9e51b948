import type { PackageStates } from './packageStates.ts';

/** Says in the terminal, once, what no compiler says there: which package the page is told to have failed. */
export function tellErrors(states: PackageStates): void {
  let told = new Set<string>();
  states.subscribe((list) => {
    const failed = list.filter(({ status }) => status === 'failed');
    for (const { folder, errors } of failed) {
      if (told.has(folder)) continue;
      const [first] = errors;
      console.error(`\n  ${folder} failed${first?.file ? ` in ${first.file}` : ''}: ${first?.message ?? ''}`);
    }
    for (const folder of told) {
      if (!failed.some((state) => state.folder === folder)) console.log(`\n  ${folder} is mended.`);
    }
    told = new Set(failed.map(({ folder }) => folder));
  });
}
