import { hashInputs, inputsFile, type BuildInputs } from '@clinic/build/buildInputs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

import type { BuiltPackage } from './pack.ts';

const packageSchema = v.object({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  clinic: v.optional(v.object({ name: v.string(), budgets: v.optional(v.record(v.string(), v.number())) })),
});

/**
 * Reads what the package in a folder says of itself: a remote by its `clinic`, the shell by having none.
 * @throws Error that says what is missing
 */
export async function readBuiltPackage(dir: string): Promise<BuiltPackage> {
  const file = path.join(dir, 'package.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `There is no package.json in ${dir}: run this in the folder of a remote or of the shell.`,
      {
        cause,
      },
    );
  });
  const { success, output } = v.safeParse(packageSchema, JSON.parse(text));
  const isShell = success && output.clinic === undefined && /(?:^|[/-])shell$/.test(output.name);
  const name = isShell ? 'shell' : success ? output.clinic?.name : undefined;
  if (!success || !name) {
    throw new Error(`${file} describes no remote: add "clinic": { "name": "mfe_…" } and a name.`);
  }
  return { dir, packageName: output.name, version: output.version, name, budgets: output.clinic?.budgets };
}

/** Files that a message names at most. */
const namedFiles = 3;

/**
 * A version can be spent once: the build that it is spent on must be of the source that lies beside it.
 * @throws Error that names files that changed since the build, and says what to run
 */
export async function assertUpToDate({ dir, packageName }: BuiltPackage): Promise<void> {
  const remedy = `Run "pnpm build" in ${dir}, then release.`;
  const recorded = await readFile(path.join(dir, inputsFile), 'utf8').catch(() => undefined);
  if (recorded === undefined) {
    throw new Error(`Nothing says what dist of ${packageName} was built from. ${remedy}`);
  }
  const then = JSON.parse(recorded) as BuildInputs;
  const now = await hashInputs(dir);
  const changed = Object.keys({ ...then, ...now })
    .filter((file) => then[file] !== now[file])
    .toSorted();
  if (changed.length === 0) return;
  const more = changed.length > namedFiles ? ` and ${changed.length - namedFiles} more` : '';
  throw new Error(
    `dist of ${packageName} is older than its source: ${changed.slice(0, namedFiles).join(', ')}${more} changed since it was built. ${remedy}`,
  );
}
