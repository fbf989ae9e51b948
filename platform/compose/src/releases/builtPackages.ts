import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { changedInputs } from '@tesela/build/buildInputs';
import * as v from 'valibot';

import { filesBelow } from '#disk/files.ts';

/** A built package of this repository or of a team's own one. */
export type BuiltPackage = {
  /** Absolute path. */
  dir: string;
  packageName: string;
  /** Version in its `package.json`. */
  version: string;
  /** `shell` or the remote's name. */
  name: string;
  budgets?: Record<string, number>;
};

/** Folders of a release, and the folders of the package from which they are copied. */
export const contents = { web: 'dist/web', node: 'dist/node', public: 'public', content: 'content' };

export const isReleased = (file: string): boolean => !file.endsWith('.map') && !file.endsWith('.DS_Store');

const packageSchema = v.object({
  name: v.string(),
  version: v.optional(v.string(), '0.0.0'),
  tesela: v.optional(v.object({ name: v.string(), budgets: v.optional(v.record(v.string(), v.number())) })),
});

/**
 * Reads the `package.json` of a built package. A remote has the field `tesela`, the shell has not.
 * @throws Error that names what is missing
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
  const isShell = success && output.tesela === undefined && /(?:^|[/-])shell$/.test(output.name);
  const name = isShell ? 'shell' : success ? output.tesela?.name : undefined;
  if (!success || !name) {
    throw new Error(`${file} describes no remote: add "tesela": { "name": "mfe_…" } and a name.`);
  }
  return { dir, packageName: output.name, version: output.version, name, budgets: output.tesela?.budgets };
}

/** What builds a package; a repository of its own was installed by npm. */
const buildCommand = (dir: string): string =>
  existsSync(path.join(dir, 'package-lock.json')) ? 'npm run build' : 'pnpm build';

/** Largest number of files that a message names. */
const maxNamedFiles = 3;

/**
 * Checks that the build was made from the present source, because a version can be published only once.
 * @throws Error that names the files that changed since the build, and the command to run
 */
export async function assertUpToDate({ dir, packageName }: BuiltPackage): Promise<void> {
  const remedy = `Run "${buildCommand(dir)}" in ${dir}, then release.`;
  const changed = await changedInputs(dir);
  if (changed === undefined) {
    throw new Error(`dist of ${packageName} has no list of the files that it was built from. ${remedy}`);
  }
  if (changed.length === 0) return;
  const more = changed.length > maxNamedFiles ? ` and ${changed.length - maxNamedFiles} more` : '';
  throw new Error(
    `dist of ${packageName} is older than its source: ${changed.slice(0, maxNamedFiles).join(', ')}${more} changed since it was built. ${remedy}`,
  );
}

/** @throws Error that says which package is not built and what to run */
export function assertBuilt({ dir, packageName }: BuiltPackage): void {
  for (const part of ['web', 'node']) {
    if (!existsSync(path.join(dir, 'dist', part))) {
      throw new Error(
        `${packageName} is not built: dist/${part} is missing in ${dir}. Run "${buildCommand(dir)}" first.`,
      );
    }
  }
}

/** Hash of everything that would be released. The same build has the same hash on every machine. */
export async function hashBuild({ dir }: BuiltPackage): Promise<string> {
  const hash = createHash('sha256');
  for (const [name, folder] of Object.entries(contents)) {
    const from = path.join(dir, folder);
    const files = existsSync(from) ? (await filesBelow(from)).filter(isReleased) : [];
    for (const file of files) hash.update(`${name}/${file}\0`).update(await readFile(path.join(from, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
