import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

import { executablePath, sandboxArgs } from '@tesela/testing/chromium';
import { startProcess } from '@tesela/testing/process';
import { root } from '@tesela/testing/site';
import { chromium, type Page } from 'playwright';
import { expect, it, onTestFinished, vi } from 'vitest';

import { run, startLiveSite } from './liveSite.ts';

async function makeFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tesela-standalone-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/** A busy machine is no fault: it ends only what no longer moves. Milliseconds. */
const PATIENCE = 600_000;

async function openPage(): Promise<Page> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...sandboxArgs],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

it('a team begins in an empty folder, ends with a page in the live site, and hears of its errors', async () => {
  const empty = await makeFolder();
  const repository = path.join(empty, 'mfe-events');
  const at = (...names: string[]) => path.join(repository, ...names);
  const read = (file: string) => readFile(at(file), 'utf8');
  const edit = async (file: string, from: string, to: string) => {
    const text = await read(file);
    expect(text, file).toContain(from);
    await writeFile(at(file), text.replace(from, to));
  };
  const { registry, tesela, url, manifest, metrics, lines } = await startLiveSite(empty);
  await run(root, process.execPath, 'tools/kit/pack.ts', path.join(empty, 'kit'), '--registry', registry);
  const page = await openPage();
  // npx keeps what an earlier registry called by the same version.
  const cache = path.join(os.tmpdir(), 'tesela-npm-cache');
  await rm(path.join(cache, '_npx'), { recursive: true, force: true });
  vi.stubEnv('npm_config_cache', cache);
  onTestFinished(() => void vi.unstubAllEnvs());

  const began = performance.now();
  const tell = (what: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s since the start: ${what}`);
  const own = ['--with', '@clinic/shared,@clinic/mocks'];
  const words = ['new', 'events', '--standalone', '--path', '/eventos', '--es', 'Eventos', ...own];
  const npx = ['--yes', `--@tesela:registry=${registry}`, '-p', '@tesela/cli', 'tesela'];
  await run(empty, 'npx', ...npx, ...words, '--kit', registry, '--manifest', manifest);

  // What a team met before: a kit overridden by hand, versions of a catalog, a tsconfig one level up.
  const json = (await Promise.all(['package.json', 'tsconfig.json'].map(read))).join();
  expect(json).not.toMatch(/catalog:|workspace:|overrides|\.\.\//);
  // Settings that nothing packed, no lint, format, boundaries, README; no live.json to follow.
  expect(await readdir(repository)).toEqual(
    expect.arrayContaining([
      '.github',
      '.gitlab-ci.yml',
      '.oxfmtrc.json',
      '.oxlintrc.json',
      'README.md',
      'tesela.env',
      'package-lock.json',
      'settings',
    ]),
  );
  expect(await read('tesela.env')).toContain(`TESELA_MANIFEST=${manifest}`);
  // A store that had to hold the shell.
  expect(existsSync(at('.site'))).toBe(false);

  // npm keeps a signal from what "npm run dev" runs.
  const port = Number(process.env.PORT ?? 3290);
  const dev = startProcess(process.execPath, ['node_modules/.bin/tesela', 'dev', '--port', String(port)], {
    cwd: repository,
  });
  try {
    await dev.waitForLine(/Open http/);
    await page.goto(`http://localhost:${port}/eventos`);
    await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor();
    const builds = () => dev.lines.filter((line) => /built in|shown \(/.test(line)).length;
    const first = builds();
    await setTimeout(5000);
    expect(builds(), 'builds in 5 s without an edit').toBe(first);
    const edited = performance.now();
    await edit('content/es/pages/home.json', `"lead": "Qué`, `"lead": "Lo que`);
    await page.getByText('Lo que encuentra aquí').waitFor();
    console.log(`${((performance.now() - edited) / 1000).toFixed(1).padStart(6)} s  an edit is on the page`);
  } finally {
    await dev.end('SIGINT');
  }

  // Boundaries are held, and slots of other repositories have types.
  await edit('src/content/homeDocument.ts', 'import', `import '#pages/HomePage.tsx';\nimport`);
  await expect(run(repository, 'npm', 'run', 'lint')).rejects.toThrow('are at the bottom');
  await edit('src/content/homeDocument.ts', `import '#pages/HomePage.tsx';\n`, '');
  const liveSlots = await read('.tesela/liveSlots.d.ts');
  expect(liveSlots).toContain(`'featured-products': true`);
  expect(liveSlots).toContain(`'product-cards': { products: readonly string[] }`);
  const home = await read('src/pages/HomePage.tsx');
  const slot = `import { Slot } from '@tesela/core/slot';\n`;
  await writeFile(
    at('src/pages/HomePage.tsx'),
    `${slot}export const lent = <Slot name="nobodys" />;\n${home}`,
  );
  await expect(run(repository, 'npm', 'test')).rejects.toThrow(/nobodys/);
  await writeFile(at('src/pages/HomePage.tsx'), home);

  // What the pipelines call.
  for (const job of [['check'], ['preview', 'pr.7.3'], ['release']]) {
    const said = await run(repository, 'sh', 'pipeline.sh', ...job);
    expect(said, job[0]).not.toContain('Not compared');
    if (job[0] === 'preview') expect(said).toContain('- `/eventos`: added');
    tell(`the pipeline's ${job[0]}`);
  }
  expect(await read('sbom.cdx.json')).toContain('CycloneDX');
  await tesela('promote', 'events@0.1.0', '--as', 'events team');
  await page.goto(`${url}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor();
  await page.goto(`${url}/en/eventos`);
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  tell('the page in the live site, in both languages');

  expect(await run(repository, 'sh', 'pipeline.sh', 'preview', 'pr.8.1')).toContain('0 pages change.');
  tell('a preview of what is live');

  // A comment changes no byte of a release, and its source maps do not count.
  await edit('src/pages/HomePage.tsx', 'function HomePage', '/** What is on. */\nfunction HomePage');
  await run(repository, 'npm', 'run', 'build');
  expect(await run(repository, 'npx', 'tesela', 'release')).toContain(
    'is there already, with the same bytes',
  );

  tell('a release of a comment');

  // A release that throws: whose it is, the line, and what compares its canary with the site.
  const thrown = `if (typeof window !== 'undefined') queueMicrotask(() => { throw new RangeError(); });`;
  await edit('src/pages/HomePage.tsx', '  return (', `  ${thrown}\n  return (`);
  await run(repository, 'npm', 'version', '0.2.0', '--no-git-tag-version');
  await run(repository, 'npm', 'run', 'build');
  await run(repository, 'npx', 'tesela', 'release');
  expect(await tesela('canary', 'events@0.2.0', '--percent', '50')).toContain(
    'browser_errors_total{release!=""}',
  );
  await page.context().addCookies([{ name: 'tesela_share', value: '0', url }]);
  await page.goto(`${url}/eventos`);
  // Code of a page runs when a visitor touches it.
  await page.getByRole('heading', { level: 1 }).click();
  const fault = () => lines.find((line) => line.includes('an error in a browser')) ?? '{}';
  await expect
    .poll(() => JSON.parse(fault()) as object, { timeout: PATIENCE })
    .toMatchObject({ remote: 'mfe_events', version: '0.2.0', route: '/eventos', type: 'RangeError' });
  const row =
    /browser_errors_total\{[^}]*remote="mfe_events",version="0\.2\.0",route="\/eventos"[^}]*\} [1-9]/;
  expect(await (await fetch(metrics)).text()).toMatch(row);
  const log = path.join(empty, 'gateway.log');
  await writeFile(log, fault());
  expect(await tesela('trace', log)).toMatch(/mfe-events 0\.2\.0 {2}src\/pages\/HomePage\.tsx:\d+:\d+/);
  await tesela('canary', 'abort');
  tell('a canary that throws');

  // What replicas do: the installed program follows what is live.
  const site = path.join(empty, 'replica');
  const follow = [
    'node_modules/.bin/tesela',
    'compose',
    '--manifest',
    manifest,
    '--every',
    '1',
    '--site',
    site,
  ];
  const replica = startProcess(process.execPath, [...follow, '--settings', path.join(root, 'settings')], {
    cwd: repository,
  });
  await replica.waitForLine(/mfe-events .* → 0\.1\.0/);
  await replica.end();
  tell('a replica');
});

it('the pipelines of a workspace do what they say', async () => {
  const dir = await makeFolder();
  const { registry, manifest, site } = await startLiveSite(dir);
  const out = ['diff', 'preview', 'sbom.cdx.json'].map((name) => path.join(root, name));
  onTestFinished(
    async () => void (await Promise.all(out.map((file) => rm(file, { recursive: true, force: true })))),
  );
  const variables = {
    TESELA_REGISTRY: registry,
    TESELA_MANIFEST: manifest,
    SITE_DIR: path.join(dir, 'own'),
    PACKAGE: 'mfe-spa',
    RELEASES: 'spa@1.0.0',
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const pipeline = (...job: string[]) => run(root, 'sh', 'docs/pipelines/pipeline.sh', ...job);

  await pipeline('content');
  await pipeline('check');
  await pipeline('preview', 'pr.7.3');
  await pipeline('release');
  await pipeline('sbom');
  await pipeline('release', '--content');
  vi.stubEnv('SITE_DIR', site);
  expect(await pipeline('promote')).toMatch(/mfe-spa +1\.0\.0\n/);
});
