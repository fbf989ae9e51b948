import { CONTRACT_VERSION } from '@clinic/shared/contract';
import { rspack } from '@rsbuild/core';
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { exactVersions } from '../../cli/src/new/exactVersions.ts';

/** Folders of what a team elsewhere needs: the kit. */
export const kitFolders = [
  'shared',
  'mocks',
  'gateway',
  'assistant-service',
  'assessments-service',
  'compose',
  'editor',
  'cli',
] as const;

type PackageJson = {
  name: string;
  bin?: Record<string, string>;
  imports?: Record<string, string>;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** What a team elsewhere needs beside the package, and a machine that only serves the site does not. */
  peerDependencies?: Record<string, string>;
};

/** `./src/ui/Button.tsx` → `./js/src/ui/Button.js`; files that are no TypeScript keep their names. */
const built = (file: string): string =>
  file.endsWith('.json') ? file : file.replace(/^\.\//, './js/').replace(/\.tsx?$/, '.js');

/** Specifiers of this package's own files end in `.ts`, which no other package may import. */
const withJsSpecifiers = (code: string): string =>
  code
    .replaceAll(/((?:from|import)\s*\(?\s*)(["'])([.#][^"']*?)\.tsx?\2/g, '$1$2$3.js$2')
    // Workers and programs are named by their files.
    .replaceAll(
      /(import\.meta\.(?:dirname|url)[^\n]{0,40}|new URL\()(["'])([^"'\n]*?)\.ts\2/g,
      '$1$2$3.js$2',
    );

async function compile(file: string): Promise<string> {
  const { code } = await rspack.experiments.swc.transform(readFileSync(file, 'utf8'), {
    filename: file,
    jsc: {
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    module: { type: 'es6' },
  });
  return withJsSpecifiers(code);
}

/**
 * The kit's packages are released together, under the version of the workspace: its first number is the contract's, so
 * that teams get mended kits by `^3.0.0`, and another contract only when they ask for it.
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
    files: ['js', 'settings', 'templates', 'tsconfig.kit.json'],
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

/** What `clinic new --standalone` makes a repository of, with exact versions: no catalog is at hand there. */
function copyTemplates(root: string, stage: string, catalog: string, version: string): void {
  for (const folder of ['templates', 'settings']) {
    cpSync(path.join(root, folder), path.join(stage, folder), { recursive: true });
  }
  const file = path.join(stage, 'templates/standalone/package.json');
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

/** Sources that others use; tests and tools stay at home. */
const isPublic = (file: string): boolean => !/\.test\.tsx?$|\.d\.ts$/.test(file);

/**
 * Packs a package of the workspace so that it needs nothing of the workspace.
 * @returns path of the tarball
 * @throws Error when its types do not compile
 */
export async function packPackage(root: string, folder: string, target: string): Promise<string> {
  const dir = path.join(root, folder);
  const version = versionOf(root);
  const packageJson = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageJson;
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['--build', folder], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  const stage = mkdtempSync(path.join(os.tmpdir(), `pack-${folder}-`));
  const write = (file: string, content: string) => {
    const to = path.join(stage, file);
    mkdirSync(path.dirname(to), { recursive: true });
    writeFileSync(to, content);
  };

  for (const file of globSync('{src,preset}/**/*.{ts,tsx}', { cwd: dir }).filter(isPublic)) {
    write(built(`./${file}`), await compile(path.join(dir, file)));
  }
  for (const file of globSync('{src,preset}/**/*.{css,woff2,bin}', { cwd: dir })) {
    cpSync(path.join(dir, file), path.join(stage, 'js', file), { recursive: true });
  }
  // The compiler puts the declarations of a project whose root is the workspace one folder deeper.
  const declared = path.join(
    dir,
    '.tsc',
    globSync('*', { cwd: path.join(dir, '.tsc') }).includes(folder) ? folder : '',
  );
  for (const file of globSync('{src,preset}/**/*.d.ts', { cwd: declared })) {
    if (file.endsWith('.test.d.ts')) continue;
    write(path.join('js', file), withJsSpecifiers(readFileSync(path.join(declared, file), 'utf8')));
  }
  if (folder === 'shared') {
    cpSync(path.join(root, 'settings/site.json'), path.join(stage, 'settings/site.json'));
    cpSync(path.join(root, 'tsconfig.base.json'), path.join(stage, 'tsconfig.kit.json'));
  }
  const catalog = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8');
  if (folder === 'cli') copyTemplates(root, stage, catalog, version);
  write('package.json', JSON.stringify(describe(packageJson, catalog, version), null, 2));
  const [{ filename } = { filename: '' }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', target], { cwd: stage, encoding: 'utf8' }),
  ) as { filename: string }[];
  rmSync(stage, { recursive: true });
  return path.join(target, filename);
}
