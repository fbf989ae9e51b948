import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exactVersions } from '@tesela/cli/exactVersions';
import { CONTRACT_VERSION } from '@tesela/core/contract';

type Entries = Record<string, string>;
type PackageJson = {
  name: string;
  version?: string;
  description?: string;
  peerDependencies?: Entries;
} & Partial<Record<'bin' | 'imports' | 'exports' | 'dependencies' | 'devDependencies', Entries>>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** `./src/kit/Button.tsx` → `./js/src/kit/Button.js`, beside its types; other files than TypeScript keep their names. */
const built = (entries: Entries = {}): Entries =>
  Object.fromEntries(
    Object.entries(entries).map(([key, file]) => [
      key,
      file.endsWith('.json') ? file : file.replace(/^\.\//, './js/').replace(/\.tsx?$/, '.js'),
    ]),
  );

/** Version of all packages. Its major is the contract's, so that `^7.0.0` gives teams fixes but no other contract. */
function versionOf(root: string): string {
  const file = path.join(root, 'platform/core/package.json');
  const { version } = readJson(file) as { version: string };
  if (version.startsWith(`${CONTRACT_VERSION}.`)) return version;
  throw new Error(`${file} is ${version}, the contract is ${CONTRACT_VERSION}: raise its version.`);
}

/** Tests of other packages use what these export under `testing`; that of the others is for this repository. */
const isForTests = (folder: string): boolean => /^(?:shared|platform\/(?:core|host))$/.test(folder);

/**
 * What whoever installs a package has already: React, since a second one would break tests of components, and what tests
 * are made of. Compose renders with a React of its own.
 */
function splitPeers(folder: string, { dependencies = {}, devDependencies = {} }: PackageJson) {
  const all = Object.entries({ ...devDependencies, ...dependencies });
  const isPeer = (name: string) =>
    (folder !== 'platform/compose' && name in dependencies && /^react(?:-dom)?$/.test(name)) ||
    (isForTests(folder) && /^@testing-library\/|^vitest$/.test(name));
  const peers = all.filter(([name]) => isPeer(name));
  const own = Object.entries(dependencies).filter(([name]) => !isPeer(name));
  return { peers: Object.fromEntries(peers), own: Object.fromEntries(own) };
}

function describe(
  packageJson: PackageJson,
  folder: string,
  repository: object,
  catalog: string,
  version: string,
) {
  const { name, description, bin, imports, exports = {}, peerDependencies } = packageJson;
  const { peers, own } = splitPeers(folder, packageJson);
  const exported = Object.entries(exports).filter(
    ([key]) => isForTests(folder) || !key.startsWith('./testing/'),
  );
  const ranges = Object.entries(exactVersions(peers, catalog, version));
  return {
    name,
    version,
    description,
    license: 'MIT',
    repository: { ...repository, directory: folder },
    type: 'module',
    engines: { node: '>=24' },
    // npm shows a package with a scope to nobody else, unless it is told.
    ...(name.startsWith('@tesela/') && { publishConfig: { access: 'public' } }),
    files: ['js', 'settings', 'tsconfig.json', 'CHANGELOG.md'],
    ...(bin && { bin: built(bin) }),
    ...(imports && { imports: built(imports) }),
    exports: built(Object.fromEntries(exported)),
    dependencies: exactVersions({ ...own, ...peerDependencies }, catalog, version),
    ...(ranges.length > 0 && {
      peerDependencies: Object.fromEntries(ranges.map(([peer, exact]) => [peer, `^${exact}`])),
      peerDependenciesMeta: Object.fromEntries(ranges.map(([peer]) => [peer, { optional: true }])),
    }),
  };
}

/** Copies the templates of `tesela new` with exact versions, because there is no catalog elsewhere. */
function copyTemplates(root: string, stage: string, catalog: string, version: string): void {
  const templates = path.join(stage, 'js/templates');
  cpSync(path.join(root, 'platform/cli/templates'), templates, { recursive: true });
  for (const name of ['mfe', 'standalone']) {
    const file = path.join(templates, name, 'package.json');
    const packageJson = readJson(file) as Required<PackageJson>;
    for (const kind of ['dependencies', 'devDependencies'] as const)
      packageJson[kind] = exactVersions(packageJson[kind], catalog, `^${version}`);
    writeFileSync(file, `${JSON.stringify(packageJson, null, 2)}\n`);
  }
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
    filter: (file) =>
      !/\.test\.(?:js|d\.ts)$/.test(file) && (isForTests(folder) || path.basename(file) !== 'testing'),
  });
  for (const file of globSync('src/**/*.{css,woff2,bin,cjs,js}', { cwd: dir })) {
    cpSync(path.join(dir, file), path.join(stage, 'js', file));
  }
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (existsSync(path.join(dir, file))) cpSync(path.join(dir, file), path.join(stage, file));
  cpSync(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  // What a site's own kit brings to develop with, and what every tsconfig.json extends.
  if (folder === 'shared')
    cpSync(path.join(root, 'settings'), path.join(stage, 'settings'), { recursive: true });
  if (folder === 'platform/core')
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(stage, 'tsconfig.json'));
  const { repository } = readJson(path.join(root, 'package.json')) as { repository: object };
  const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  if (folder === 'platform/cli') copyTemplates(root, stage, catalog, version);
  writeFileSync(
    path.join(stage, 'package.json'),
    JSON.stringify(describe(packageJson, folder, repository, catalog, version), null, 2),
  );
  const [{ filename } = { filename: '' }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: stage, encoding: 'utf8' }),
  ) as { filename: string }[];
  for (const temporary of [stage, compiled]) rmSync(temporary, { recursive: true });
  return path.join(target, filename);
}
