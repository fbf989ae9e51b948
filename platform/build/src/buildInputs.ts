import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { RsbuildPlugin } from '@rsbuild/core';

/** File beside a build with the hash of every source file, by name. It is not released. */
export const inputsFile = 'dist/inputs.json';

export type BuildInputs = Record<string, string>;

/** Name of the file that marks a generated folder, whose files are no sources. */
export const generatedMarker = '.made-by-tesela';

const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock', 'bun.lock'];

/** Whether a build reads a file. The bundler reads `.env` files, and no others that begin with a dot. */
const isInput = (name: string): boolean =>
  !/^(?:node_modules|dist|coverage|test-results|playwright-report|README\.md)$/.test(name) &&
  !/^\.(?!env)|\.(?:log|tgz|cdx\.json|test\.tsx?)$/.test(name);

async function addFolder(inputs: BuildInputs, dir: string, label: string): Promise<void> {
  const entries = await readdir(dir, { withFileTypes: true });
  if (entries.some(({ name }) => name === generatedMarker)) return;
  for (const entry of entries) {
    if (!isInput(entry.name)) continue;
    const file = path.join(dir, entry.name);
    if (entry.isDirectory()) await addFolder(inputs, file, `${label}${entry.name}/`);
    else if (entry.isFile()) await addFile(inputs, file, `${label}${entry.name}`);
  }
}

async function addFile(inputs: BuildInputs, file: string, label: string): Promise<void> {
  inputs[label] = createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** A folder and all folders above it. */
function foldersUpwards(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpwards(above)];
}

const here = createRequire(import.meta.url);

/** Folder of the package that a module belongs to: in the workspace its sources, elsewhere what is installed. */
const packageOf = (module: string): string | undefined =>
  foldersUpwards(path.dirname(module)).find((folder) => existsSync(path.join(folder, 'package.json')));

/** What a package asks for: what can be resolved from its folder depends on the shell that runs it. */
function dependenciesOf(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, 'package.json');
  if (!existsSync(file)) return {};
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return dependencies;
}

/** The packages that a package takes from its workspace: their names, and their folders as links. */
export const neighboursOf = (dir: string): [name: string, folder: string][] =>
  Object.entries(dependenciesOf(dir))
    .filter(([, version]) => version.startsWith('workspace:'))
    .map(([name]) => [name, path.join(dir, 'node_modules', name)]);

/**
 * What a package is built with: the core, the host of a shell, the preset and the reader that build it, and what it takes
 * from its workspace, which no lockfile fixes.
 */
function findKit(dir: string): Record<string, string | undefined> {
  const own = createRequire(path.join(dir, 'package.json'));
  const resolve = (from: NodeJS.Require, entry: string) => {
    try {
      return packageOf(from.resolve(entry));
    } catch {
      return undefined;
    }
  };
  const neighbours = neighboursOf(dir).filter(([name]) => !name.startsWith('@tesela/'));
  return {
    ...Object.fromEntries(neighbours.map(([name, folder]) => [`${name}/`, folder])),
    '@tesela/core/': resolve(own, '@tesela/core/contract'),
    '@tesela/host/':
      '@tesela/host' in dependenciesOf(dir) ? resolve(own, '@tesela/host/defineSite') : undefined,
    '@tesela/build/': packageOf(import.meta.filename),
    '@tesela/content/': resolve(here, '@tesela/content/kind'),
  };
}

/**
 * Hashes what a package is built from: its own files, the kit's and the lockfile that fixes all others. The names do
 * not depend on the folder in which they lie.
 */
export async function hashInputs(dir: string): Promise<BuildInputs> {
  const inputs: BuildInputs = {};
  await addFolder(inputs, dir, '');
  // Words are read in compose, so another word needs no other build.
  for (const name of Object.keys(inputs)) if (name.startsWith('content/')) delete inputs[name];
  for (const [label, folder] of Object.entries(findKit(dir))) {
    if (folder !== undefined) await addFolder(inputs, folder, label);
  }
  const locks = foldersUpwards(dir).flatMap((folder) => lockfiles.map((name) => path.join(folder, name)));
  const lock = locks.find((file) => existsSync(file));
  if (lock !== undefined) await addFile(inputs, lock, path.basename(lock));
  return Object.fromEntries(Object.entries(inputs).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Compares what a package was built from with what is there now.
 * @returns the files that differ, by name; undefined when no whole build is there
 */
export async function changedInputs(dir: string): Promise<string[] | undefined> {
  const recorded = await readFile(path.join(dir, inputsFile), 'utf8').catch(() => undefined);
  if (recorded === undefined) return undefined;
  const then = JSON.parse(recorded) as BuildInputs;
  const now = await hashInputs(dir);
  return Object.keys({ ...then, ...now })
    .filter((file) => then[file] !== now[file])
    .toSorted();
}

/** Writes the record of the inputs beside the build. */
export async function recordInputs(dir: string, inputs: BuildInputs): Promise<void> {
  const file = path.join(dir, inputsFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(inputs, null, 1)}\n`);
}

/**
 * Records the inputs of a build. They are hashed before it starts, so a file that changes meanwhile makes the build
 * outdated. A build that watches, fails or makes only one half leaves no record, not even an earlier one.
 */
export const pluginBuildInputs = (dir: string): RsbuildPlugin => ({
  name: 'tesela:build-inputs',
  setup(api) {
    let inputs: BuildInputs | undefined;
    api.onBeforeBuild(async ({ isWatch, environments }) => {
      await rm(path.join(dir, inputsFile), { force: true });
      const isWhole = !isWatch && 'web' in environments && 'node' in environments;
      inputs = isWhole ? await hashInputs(dir) : undefined;
    });
    api.onAfterBuild(async ({ stats }) => {
      if (inputs && stats && !stats.hasErrors()) await recordInputs(dir, inputs);
    });
  },
});
