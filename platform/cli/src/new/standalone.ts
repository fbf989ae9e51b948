import { CONTRACT_VERSION } from '@clinic/shared/contract';
import { shellPort } from '@clinic/build/workspace';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { x } from 'tinyexec';

import { exactVersions } from './exactVersions.ts';
import { fillTemplate, sampleSettings } from './fillTemplate.ts';
import type { Words } from './words.ts';

export type Standalone = {
  /** Address of the npm registry that has the kit, or a folder of its tarballs. */
  kit: string;
  /** The live.json that the remote is shown in. */
  manifest: string | undefined;
  /** Address of the registry that releases go to; default: the kit's. */
  registry: string | undefined;
};

type PackageJson = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides?: Record<string, string>;
};

const isAddress = (text: string): boolean => /^https?:/.test(text);

/** Copies a folder's tarballs into the repository, so that it needs no other folder. @returns files by package */
function takeKit(folder: string, dir: string): Record<string, string> {
  const tarballs = globSync('clinic-*.tgz', { cwd: folder });
  if (tarballs.length === 0) throw new Error(`${folder} has no kit: fill it with "pnpm kit pack ${folder}".`);
  mkdirSync(path.join(dir, 'kit'));
  const entries = tarballs.map((tarball) => {
    cpSync(path.join(folder, tarball), path.join(dir, 'kit', tarball));
    const [, name = ''] = /^clinic-(.+?)-\d+\.\d+\.\d+/.exec(tarball) ?? [];
    return [`@clinic/${name}`, `file:kit/${tarball}`] as const;
  });
  return Object.fromEntries(entries);
}

/** Exact versions: in the kit's tarball they stand in the template, in the workspace in its catalog. */
function fixVersions(dependencies: Record<string, string>): Record<string, string> {
  const catalog = path.resolve(import.meta.dirname, '../../../../pnpm-workspace.yaml');
  if (!existsSync(catalog)) return dependencies;
  return exactVersions(dependencies, readFileSync(catalog, 'utf8'), `^${CONTRACT_VERSION}.0.0`);
}

function describePackage(dir: string, kit: Record<string, string> | undefined): void {
  const file = path.join(dir, 'package.json');
  const packageJson = JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  const made: PackageJson = {
    ...packageJson,
    dependencies: fixVersions(packageJson.dependencies),
    // Tarballs of the kit need each other, and no registry has them.
    devDependencies: { ...fixVersions(packageJson.devDependencies), ...kit },
    ...(kit && { overrides: kit }),
  };
  for (const name of Object.keys(kit ?? {})) delete made.dependencies[name];
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`);
}

/** Where the commands find the site and the registry, for people and pipelines alike. */
function describePlaces(dir: string, { kit, manifest, registry }: Standalone): void {
  const releases = registry ?? (isAddress(kit) ? kit : undefined);
  const lines = [
    '# Read by every "clinic" command in this folder; variables of the environment win. No secrets here.',
    manifest ? `CLINIC_MANIFEST=${manifest}` : '# CLINIC_MANIFEST=https://www.clinic.example/live.json',
    releases ? `CLINIC_REGISTRY=${releases}` : '# CLINIC_REGISTRY=https://npm.clinic.example/',
  ];
  writeFileSync(path.join(dir, 'clinic.env'), `${lines.join('\n')}\n`);
  if (isAddress(kit)) writeFileSync(path.join(dir, '.npmrc'), `@clinic:registry=${kit}\n`);
}

async function run(dir: string, command: string, ...args: string[]): Promise<void> {
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions: { cwd: dir } });
  if (exitCode !== 0) throw new Error(`${command} ${args[0]} failed in ${dir}:\n${stderr || stdout}`);
}

/**
 * Makes a repository of one micro-frontend, installed and formatted.
 * @param parent folder that it is made in
 * @returns what to do next
 */
export async function makeStandalone(parent: string, words: Words, options: Standalone): Promise<string> {
  const { folder, address } = words;
  const dir = path.join(parent, folder);
  if (existsSync(dir)) throw new Error(`${folder} is there already: choose another name.`);
  fillTemplate(dir, ['mfe', 'standalone'], words, shellPort + 101);
  cpSync(sampleSettings, path.join(dir, 'settings'), { recursive: true });
  describePackage(dir, isAddress(options.kit) ? undefined : takeKit(path.resolve(options.kit), dir));
  describePlaces(dir, options);
  await run(dir, 'npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  await run(dir, 'npx', 'oxfmt');
  return `${folder} is a repository of its own, with a page at ${address} in both languages.

  cd ${folder}
  npm run dev        shows it in the live site${options.manifest ? '' : ': write its live.json into clinic.env first'}
  npm test           description, addresses, slots, types, tests, lint and format
  npm run build && npx clinic release`;
}
