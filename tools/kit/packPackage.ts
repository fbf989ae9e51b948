import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exactVersions } from '@clinic/cli/exactVersions';
import { CONTRACT_VERSION } from '@clinic/shared/contract';

/** Folders of the packages that a team in another repository needs. */
export const kitFolders = [
  'shared',
  'mocks',
  'platform/content',
  'platform/build',
  'platform/compose',
  'platform/gateway',
  'services/chat',
  'services/assessments',
  'platform/editor',
  'platform/cli',
] as const;

type PackageJson = {
  name: string;
  bin?: Record<string, string>;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Dependencies of a team in another repository, which a machine that only serves the site does not need. */
  peerDependencies?: Record<string, string>;
};

/** `./src/kit/Button.tsx` → `./js/src/kit/Button.js`; other files than TypeScript keep their names. */
const built = (file: string): string =>
  file.endsWith('.json') ? file : file.replace(/^\.\//, './js/').replace(/\.tsx?$/, '.js');

/**
 * Version of all packages of the kit: that of the workspace. Its major version is the contract's, so that `^5.0.0` gives
 * teams fixes but no other contract.
 */
function versionOf(root: string): string {
  const file = path.join(root, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  if (version.startsWith(`${CONTRACT_VERSION}.`)) return version;
  throw new Error(`${file} is ${version}, the contract is ${CONTRACT_VERSION}: raise its version.`);
}

function describe(packageJson: PackageJson, catalog: string, version: string): object {
  const { name, imports = {}, exports = {}, bin = {} } = packageJson;
  const mapped = (entries: Record<string, string>) =>
    Object.fromEntries(Object.entries(entries).map(([key, file]) => [key, built(file)]));
  const conditional = Object.entries(exports).map(([key, file]) => [
    key,
    /\.tsx?$/.test(file)
      ? { types: built(file).replace(/\.js$/, '.d.ts'), default: built(file) }
      : built(file),
  ]);
  return {
    name,
    version,
    type: 'module',
    files: ['js', 'settings', 'tsconfig.kit.json'],
    bin: mapped(bin),
    imports: mapped(imports),
    exports: Object.fromEntries(conditional),
    dependencies: exactVersions(
      { ...packageJson.dependencies, ...packageJson.peerDependencies },
      catalog,
      version,
    ),
  };
}

/** Copies the templates of `clinic new --standalone` with exact versions, because there is no catalog there. */
function copyTemplates(root: string, stage: string, catalog: string, version: string): void {
  for (const folder of ['platform/cli/templates', 'settings']) {
    cpSync(path.join(root, folder), path.join(stage, 'js', path.basename(folder)), { recursive: true });
  }
  const file = path.join(stage, 'js/templates/standalone/package.json');
  const packageJson = JSON.parse(readFileSync(file, 'utf8')) as Required<PackageJson>;
  const fix = (dependencies: Record<string, string>) => exactVersions(dependencies, catalog, `^${version}`);
  const { dependencies, devDependencies } = packageJson;
  const fixed = {
    ...packageJson,
    dependencies: fix(dependencies),
    devDependencies: fix(devDependencies),
  };
  writeFileSync(file, `${JSON.stringify(fixed, null, 2)}\n`);
}

/**
 * Compiles a package with its types.
 * @returns the output folder, which contains the package's folder
 */
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

const isTest = (file: string): boolean => /\.test\.(?:js|d\.ts)$/.test(file);

/**
 * Packs a package so that it works outside of the workspace.
 * @returns path of the tarball
 * @throws Error when its types do not compile
 */
export function packPackage(root: string, folder: string, target: string): string {
  const dir = path.join(root, folder);
  const version = versionOf(root);
  const packageJson = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
  const compiled = compile(root, folder);
  const stage = mkdtempSync(path.join(os.tmpdir(), `pack-${path.basename(folder)}-`));

  cpSync(path.join(compiled, folder, 'src'), path.join(stage, 'js/src'), {
    recursive: true,
    filter: (file) => !isTest(file),
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
