import path from 'node:path';

import { x } from 'tinyexec';

import type { PackageError, PackageStates } from './packageStates.ts';
import { root } from './remotes.ts';

/** `mfe-events/src/a.ts(3,5): error TS2304: …` and what follows it, further in. */
const readTypeErrors = (output: string): PackageError[] =>
  [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): (error [^]*?)(?=\n\S|$(?![^]))/gm)].map(
    ([, file, line, column, message = '']) => ({ file: `${file}:${line}:${column}`, message }),
  );

/**
 * Type-checks changed packages in the background, logs the errors and shows them on the page. Only one compiler runs at a time; a package that
 * changes meanwhile is checked again.
 */
export function checkTypesOf(states: PackageStates): void {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const known = new Map<string, string>();
  const wanted = new Set<string>();
  const wrong = new Set<string>();
  let isRunning = false;

  async function check(folder: string): Promise<void> {
    const { exitCode, stdout } = await x(tsc, ['--build', folder, '--pretty', 'false'], {
      nodeOptions: { cwd: root },
    });
    states.setTypeErrors(folder, exitCode === 0 ? [] : readTypeErrors(stdout));
    if (exitCode !== 0) {
      wrong.add(folder);
      console.error(`\n  Type errors in ${folder}:\n${stdout.trim().replaceAll(/^/gm, '    ')}`);
    } else if (wrong.delete(folder)) console.log(`\n  No more type errors in ${folder}.`);
  }

  async function work(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const folder of wanted) {
      wanted.delete(folder);
      await check(folder);
    }
    isRunning = false;
  }

  states.subscribe((list) => {
    for (const { folder, status } of list) {
      const before = known.get(folder);
      known.set(folder, status);
      // The first build is not a change.
      if (status !== 'building' && before === 'building' && known.has(`${folder} built`)) wanted.add(folder);
      if (status !== 'building') known.set(`${folder} built`, '');
    }
    void work();
  });
}
