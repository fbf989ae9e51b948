import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { shellPort } from '@tesela/build/workspace';
import { readLanguages } from '@tesela/compose/readSettings';
import { scopeOf } from '@tesela/compose/releaseOf';
import { CONTRACT_VERSION } from '@tesela/core/contract';
import { x } from 'tinyexec';

import type { Say } from '#verb.ts';

import { exactVersions } from './exactVersions.ts';
import { fillTemplate, plainSettings } from './fillTemplate.ts';
import { isAddress, type NewRemote } from './newRemote.ts';

export type Standalone = {
  /** URL of the npm registry with the kit, or a folder of its tarballs. */
  kit: string;
  /** The live.json of the site in which `tesela dev` shows the remote. */
  manifest: string | undefined;
  /** The site's own packages that its teams use, such as its kit. */
  packages: readonly string[];
  /** URL of the registry for releases; default: the kit's. */
  registry: string | undefined;
};

type PackageJson = {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
};

/** Copies the tarballs of the kit into the repository. @returns their files by package */
function copyKit(folder: string, dir: string): Record<string, string> {
  const tarballs = globSync('*.tgz', { cwd: folder });
  mkdirSync(path.join(dir, 'kit'));
  const entries = tarballs.map((tarball) => {
    cpSync(path.join(folder, tarball), path.join(dir, 'kit', tarball));
    const [, scope, name] = /^([a-z\d]+)-(.+?)-\d+\.\d+\.\d+/.exec(tarball) ?? [];
    return [`@${scope}/${name}`, `file:kit/${tarball}`] as const;
  });
  return Object.fromEntries(entries);
}

/** Fills in exact versions from the catalog of the workspace; in the kit's tarball the template has them already. */
function fixVersions(dependencies: Record<string, string>): Record<string, string> {
  const catalog = path.resolve(import.meta.dirname, '../../../../pnpm-workspace.yaml');
  if (!existsSync(catalog)) return dependencies;
  return exactVersions(dependencies, readFileSync(catalog, 'utf8'), `^${CONTRACT_VERSION}.0.0`);
}

/** @param kit files by package, where it comes as tarballs */
function describePackage(
  dir: string,
  packages: readonly string[],
  kit: Record<string, string> | undefined,
): string[] {
  const file = path.join(dir, 'package.json');
  const packageJson = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const made: PackageJson = {
    ...packageJson,
    name: `${scopeOf(packages[0] ?? packageJson.name)}${path.basename(dir)}`,
    dependencies: {
      ...fixVersions(packageJson.dependencies),
      ...Object.fromEntries(packages.map((name) => [name, `^${CONTRACT_VERSION}.0.0`])),
    },
    // The tarballs depend on each other, and no registry has them.
    devDependencies: { ...fixVersions(packageJson.devDependencies), ...kit },
    ...(kit && { overrides: kit }),
  };
  for (const name of Object.keys(kit ?? {})) delete made.dependencies[name];
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
  return Object.keys({ ...made.dependencies, ...made.devDependencies });
}

/** Settings to develop with: the plain ones, and those that a package of the site brings in its folder `settings`. */
function copySettings(dir: string, dependencies: readonly string[]): void {
  for (const name of dependencies) {
    const brought = path.join(dir, 'node_modules', name, 'settings');
    if (existsSync(brought)) cpSync(brought, path.join(dir, 'settings'), { recursive: true });
  }
}

/** Writes the URLs of the site and the registry into tesela.env. */
function writeEnvironment(dir: string, { kit, manifest, packages, registry }: Standalone): void {
  const releases = registry ?? (isAddress(kit) ? kit : undefined);
  const lines = [
    '# Read by every "tesela" command in this folder; variables of the environment win. No secrets here.',
    manifest ? `TESELA_MANIFEST=${manifest}` : '# TESELA_MANIFEST=https://www.site.example/live.json',
    releases ? `TESELA_REGISTRY=${releases}` : '# TESELA_REGISTRY=https://npm.site.example/',
  ];
  writeFileSync(path.join(dir, 'tesela.env'), `${lines.join('\n')}\n`);
  const scopes = new Set(['@tesela/', ...packages.map(scopeOf)].map((scope) => scope.slice(0, -1)));
  if (isAddress(kit))
    writeFileSync(
      path.join(dir, '.npmrc'),
      [...scopes].map((scope) => `${scope}:registry=${kit}\n`).join(''),
    );
}

async function run(dir: string, command: string, ...args: string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions: { cwd: dir } });
  if (exitCode === 0) return;
  throw new Error(
    `The files are in ${dir}, but "${command} ${args[0]}" failed: mend it and run "npm install" and "npm run format" there, or remove the folder and begin again.\n${stderr || stdout}`,
  );
}

/**
 * Makes a repository with one micro-frontend, installed and formatted.
 * @param parent folder in which it is made
 * @param say told of each step, of which some take long
 * @returns instructions for the next steps
 */
export async function makeStandalone(
  parent: string,
  words: NewRemote,
  options: Standalone,
  say: Say,
): Promise<string> {
  const { folder, address } = words;
  const dir = path.join(parent, folder);
  if (existsSync(dir)) throw new Error(`${folder} is there already: choose another name.`);
  say(`Writing ${folder} …`);
  const languages = await readLanguages(plainSettings);
  fillTemplate(dir, ['mfe', 'standalone'], words, { port: shellPort + 101, languages });
  const kit = isAddress(options.kit) ? undefined : copyKit(path.resolve(options.kit), dir);
  const dependencies = describePackage(dir, options.packages, kit);
  writeEnvironment(dir, options);
  say(`Installing what it needs from ${isAddress(options.kit) ? options.kit : 'npm'}: a minute or so …`);
  await run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  copySettings(dir, dependencies);
  say('Formatting …');
  await run(dir, 'npx', 'oxfmt');
  return `${folder} is a repository of its own, with a page at ${address} in each language.

  cd ${folder}
  npm run dev        shows it in the live site${options.manifest ? '' : ': write its live.json into tesela.env first'}
  npm test           description, addresses, slots, types, tests, lint and format
  npm run build && npx tesela release`;
}
