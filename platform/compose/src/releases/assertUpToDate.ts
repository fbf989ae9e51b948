import { hashInputs, inputsFile, type BuildInputs } from '@clinic/build/buildInputs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { BuiltPackage } from './pack.ts';

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
