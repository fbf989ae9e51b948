import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exactVersions } from '@tesela/cli/exactVersions';
import { CONTRACT_VERSION } from '@tesela/core/contract';

type Entries = Record<string, string>;
type PackageJson = { name: string } & Partial<
  Record<'bin' | 'imports' | 'exports' | 'dependencies' | 'devDependencies' | 'peerDependencies', Entries>
>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** `./src/kit/Button.tsx` → `./js/src/kit/Button.js`, beside its types; other files than TypeScript keep their names. */
const built = (entries: Entries = {}): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([key, file]) => [
      key,
      file.endsWith('.json') ? file : file.replace(/^\.\//, './js/').replace(/\.tsx?$/, '.js'),
    ]),
  );

/** Version of the workspace. Its major is the contract's, so that `^7.0.0` gives teams fixes but no other contract. */
function versionOf(root: string): string {
  const file = path.join(root, 'package.json');
  const { version } = readJson(file) as { version: string };
  if (version.startsWith(`${CONTRACT_VERSION}.`)) return version;
  throw new Error(`${file} is ${version}, the contract is ${CONTRACT_VERSION}: raise its version.`);
}

const describe = (packageJson: PackageJson, catalog: string, version: string) => ({
  name: packageJson.name,
  version,
  type: 'module',
  files: ['js', 'settings', 'tsconfig.kit.json'],
  bin: built(packageJson.bin),
  imports: built(packageJson.imports),
  exports: built(packageJson.exports),
  dependencies: exactVersions(
    { ...packageJson.dependencies, ...packageJson.peerDependencies },
    catalog,
    version,
  ),
});

/** Copies the templates of `tesela new --standalone` with exact versions, because there is no catalog there. */
function copyTemplates(root: string, stage: string, catalog: string, version: string): void {
  for (const folder of ['platform/cli/templates', 'settings']) {
    cpSync(path.join(root, folder), path.join(stage, 'js', path.basename(folder)), { recursive: true });
  }
  const file = path.join(stage, 'js/templates/standalone/package.json');
  const packageJson = readJson(file) as Required<PackageJson>;
  for (const kind of ['dependencies', 'devDependencies'] as const)
    packageJson[kind] = exactVersions(packageJson[kind], catalog, `^${version}`);
  writeFileSync(file, `${JSON.stringify(packageJson, null, 2)}\n`);
}

/** Compiles a package with its types. @returns the output folder, which contains the package's folder */
function compile(root: string, folder: string): string {
  const to = mkdtempSync(path.join(os.tmpdir(), `compile-${path.basename(folder)}-`));
  const tsc = (options: string, ...more: string[]) =>
    execFileSync(path.join(root, 'node_modules/.bin/tsc'), [...options.split(' '), ...more], {
      cwd: root,
      stdio: ['ignore', 2, 2],
    });
  tsc(`--build ${folder}`);
  const emit = '--noCheck --declaration --emitDeclarationOnly false --rewriteRelativeImportExtensions';
  // These options are valid only with "--build".
  const once = '--composite false --incremental false --tsBuildInfoFile null';
  tsc(`--project ${folder} ${emit} ${once} --rootDir . --outDir`, to);
  return to;
}

/** Packs a package so that it works outside of the workspace. @returns path of the tarball @throws when its types are wrong */
export function packPackage(root: string, folder: string, target: string): string {
  const dir = path.join(root, folder);
  const version = versionOf(root);
  const packageJson = readJson(path.join(dir, 'package.json')) as PackageJson;
  const compiled = compile(root, folder);
  const stage = mkdtempSync(path.join(os.tmpdir(), `pack-${path.basename(folder)}-`));

  cpSync(path.join(compiled, folder, 'src'), path.join(stage, 'js/src'), {
    recursive: true,
    filter: (file) => !/\.test\.(?:js|d\.ts)$/.test(file),
  });
  for (const file of globSync('src/**/*.{css,woff2,bin}', { cwd: dir })) {
    cpSync(path.join(dir, file), path.join(stage, 'js', file));
  }
  if (folder === 'shared') {
    cpSync(path.join(root, 'settings/site.json'), path.join(stage, 'settings/site.json'));
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(stage, 'tsconfig.kit.json'));
  }
  const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  if (folder === 'platform/cli') copyTemplates(root, stage, catalog, version);
  writeFileSync(
    path.join(stage, 'package.json'),
    JSON.stringify(describe(packageJson, catalog, version), null, 2),
  );
  const [{ filename } = { filename: '' }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: stage, encoding: 'utf8' }),
  ) as { filename: string }[];
  for (const temporary of [stage, compiled]) rmSync(temporary, { recursive: true });
  return path.join(target, filename);
}
