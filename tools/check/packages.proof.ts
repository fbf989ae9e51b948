// The Tractor Store in an empty folder, with the packages of an npm registry and nothing of this repository beside it: it
// installs, builds, composes and answers, shows an edit while it is developed, takes the packages' next release, and gets
// one more remote by the command that docs/first-site.md names. The packages are released as docs/releasing.md says.
// `pnpm prove packages`.
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { executablePath, launchArgs } from '@tesela/testing/chromium';
import { copyWorkspace } from '@tesela/testing/copyWorkspace';
import { edit } from '@tesela/testing/devServer';
import { startProcess } from '@tesela/testing/process';
import { root } from '@tesela/testing/site';
import { startVerdaccio } from '@tesela/testing/verdaccio';
import { chromium } from 'playwright';
import { x } from 'tinyexec';
import { parse, stringify } from 'yaml';

type PackageJson = { scripts?: object } & Partial<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>;

const example = path.join(root, 'examples/tractor-store');
const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-packages-'));
const site = path.join(dir, 'site');
/** A copy of this repository, in which versions rise. */
const source = path.join(dir, 'source');
const at = (...names: string[]): string => path.join(site, ...names);
const began = performance.now();

/** @throws Error with the output */
async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await x(command, args, {
    nodeOptions: { cwd, env: { NODE_ENV: undefined } },
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0).padStart(4);
  console.log(`${seconds} s  ${command} ${args.join(' ')}`);
  if (exitCode !== 0) throw new Error(`It failed in ${cwd}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

const editJson = async <T>(file: string, change: (json: T) => unknown): Promise<void> => {
  const json = JSON.parse(await readFile(file, 'utf8')) as T;
  await writeFile(file, `${JSON.stringify(change(json), null, 2)}\n`);
};

const isAbsent = (name: string): boolean => /^@tesela\/testing$|^playwright$|^@axe-core/.test(name);

/** Releases the packages as docs/releasing.md says. @returns their version */
async function releasePackages(registry: string): Promise<string> {
  await run(source, 'pnpm', 'changeset', 'version');
  await run(source, 'pnpm', 'kit', 'pack', path.join(dir, 'kit'), '--registry', registry);
  const core = await readFile(path.join(source, 'platform/core/package.json'), 'utf8');
  return (JSON.parse(core) as { version: string }).version;
}

const secondRelease = 'Pages say that they are of the second release.';

/** A change as CONTRIBUTING.md asks for it: source, and a file that says what it is for users. */
async function changeSource(): Promise<void> {
  const start = "'<!doctype html>',";
  const file = 'platform/compose/src/document/renderDocument.ts';
  await edit(source, file, start, `${start} '<!-- second release -->',`);
  const changeset = `---\n'@tesela/compose': patch\n---\n\n${secondRelease}\n`;
  await writeFile(path.join(source, '.changeset/second.md'), changeset);
}

/** @throws Error when the patch is another version, or users are not told what it is */
async function assertNextPatch(version: string, next: string): Promise<void> {
  const [, minor = '', patch = ''] = /^(.+\.)(\d+)$/.exec(version) ?? [];
  const wanted = `${minor}${Number(patch) + 1}`;
  if (next !== wanted) throw new Error(`The patch after ${version} is ${next}, not ${wanted}.`);
  // pnpm links what a package needs beside it.
  const cli = await realpath(at('node_modules/@tesela/cli'));
  const changelog = await readFile(path.join(cli, '../compose/CHANGELOG.md'), 'utf8');
  if (!changelog.includes(`## ${next}\n\n### Patch Changes\n\n- `) || !changelog.includes(secondRelease))
    throw new Error(`The installed CHANGELOG.md of compose does not tell the change:\n${changelog}`);
}

/** What a reader who copies the example changes: where its packages come from. */
async function copyExample(version: string, registry: string): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { cwd: example, encoding: 'utf8' }).trim().split('\n');
  for (const file of files) if (!file.startsWith('e2e/')) await cp(path.join(example, file), at(file));
  const dependencies = (all: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, range]) => {
        if (isAbsent(name)) return [];
        return [[name, name.startsWith('@tesela/') ? `^${version}` : range]];
      }),
    );
  for (const file of globSync('**/package.json', { cwd: site }))
    await editJson<PackageJson>(at(file), (json) => ({
      ...json,
      dependencies: dependencies(json.dependencies),
      devDependencies: dependencies(json.devDependencies),
    }));
  for (const file of globSync('**/tsconfig.json', { cwd: site }))
    // Projects that refer to each other are for a type-check of the whole repository.
    await editJson<{ extends?: string; references?: object[] }>(
      at(file),
      ({ references: _all, ...json }) => ({
        ...json,
        ...(json.extends && { extends: '@tesela/core/tsconfig.json' }),
      }),
    );
  const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as object & {
    catalog: object;
  };
  const workspace = {
    packages: ['*'],
    allowBuilds: { 'core-js': false, msw: false },
    catalog,
  };
  await writeFile(at('.npmrc'), `@tesela:registry=${registry}\n`);
  await writeFile(at('pnpm-workspace.yaml'), stringify(workspace));
}

/** @throws Error when the gateway does not serve what it should */
async function assertServed(pages: Record<string, RegExp>): Promise<void> {
  const server = startProcess('pnpm', ['run', 'serve'], {
    cwd: site,
    env: { PORT: '0', HOST: '127.0.0.1', METRICS_PORT: '0' },
  });
  try {
    const [, url = ''] = await server.waitForLine(/The site is at (http:\S+)\/$/);
    for (const [page, said] of Object.entries(pages)) {
      const response = await fetch(url + page);
      const html = await response.text();
      if (!response.ok || !said.test(html))
        throw new Error(`${page} (${response.status}) does not say ${said}: ${html.slice(-1500)}`);
      console.log(`        ${page} answers ${response.status}, ${html.length} characters, with ${said}`);
    }
  } finally {
    await server.end();
  }
}

/** @throws Error when an edit is not on the page of the development server, or something else is */
async function assertDeveloped(): Promise<void> {
  const dev = startProcess('pnpm', ['run', 'dev'], { cwd: site, env: { PORT: process.env.PORT ?? '3290' } });
  const browser = await chromium.launch({ executablePath, args: [...launchArgs] });
  try {
    const [, url = ''] = await dev.waitForLine(/Open (http:\S+)/);
    const page = await browser.newPage();
    await page.goto(`${url}/product/CL-11-YE`);
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasText: 'Scandinavia Sower' }).waitFor();
    const edited = performance.now();
    await edit(site, 'mfe-decide/src/pages/ProductPage.tsx', '<h1>', '<h1>The ');
    await heading.filter({ hasText: 'The Scandinavia Sower' }).waitFor();
    console.log(`        an edit is on the page after ${(performance.now() - edited).toFixed(0)} ms`);
    const alerts = await page.getByRole('alert').allInnerTexts();
    if (alerts.length > 0) throw new Error(`The page says: ${alerts.join()}`);
  } finally {
    await browser.close();
    await dev.end();
  }
}

const install = () => run(site, 'pnpm', 'install', '--no-frozen-lockfile', '--config.minimumReleaseAge=0');

const registry = await startVerdaccio();

try {
  await copyWorkspace(source);
  const version = await releasePackages(registry.url);
  await copyExample(version, registry.url);
  await install();
  await run(site, 'pnpm', 'run', 'build');
  await run(site, 'pnpm', 'run', 'compose');
  await assertServed({ '/': /<h1/, '/products': /<h1/ });
  await assertDeveloped();

  const earlier = await run(site, 'pnpm', 'exec', 'clinic', 'status');
  if (!earlier.includes('This command is called "tesela" now'))
    throw new Error(`The earlier name of the command does not say the new one:\n${earlier}`);

  await changeSource();
  const next = await releasePackages(registry.url);
  await run(site, 'pnpm', 'update', '--recursive', '--config.minimumReleaseAge=0', '@tesela/*');
  await assertNextPatch(version, next);

  const said = await run(site, 'pnpm', 'tesela', 'new', 'reviews', '--path', '/reviews', '--en', 'Reviews');
  console.log(said.replaceAll(/^/gm, '        '));
  await install();
  await run(at('mfe-reviews'), 'pnpm', 'exec', 'tesela', 'check');
  await run(site, 'pnpm', 'run', 'build');
  await run(site, 'pnpm', 'run', 'compose');
  await assertServed({ '/reviews': /<h1[^>]*>Reviews/, '/': /second release/ });
  console.log('The packages are all that a site needs.');
  await rm(dir, { recursive: true, force: true, maxRetries: 3 });
} catch (error) {
  console.error(`What failed is left in ${dir}.`);
  throw error;
} finally {
  await registry.stop();
}
