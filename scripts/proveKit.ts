// Proves that one command makes a repository that works alone: from an empty folder, with a real npm registry, to a page
// in the live site. `pnpm prove kit`; needs the composed site; takes some minutes, most of them npm's.
import { readLiveManifest } from '@clinic/compose/manifest';
import { folderStore, registryStore } from '@clinic/compose/store';
import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { startGateway } from '@clinic/testing/gateway';
import { startProcess } from '@clinic/testing/process';
import { startVerdaccio } from '@clinic/testing/verdaccio';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { x } from 'tinyexec';

import { kitFolders, packPackage } from './pack/packPackage.ts';
import { publishKit } from './pack/publishKit.ts';

const root = path.resolve(import.meta.dirname, '..');
const composed = path.join(root, '.site');
const empty = mkdtempSync(path.join(os.tmpdir(), 'clinic-standalone-'));
const repository = path.join(empty, 'mfe-events');
const settings = path.join(root, 'settings');
const port = Number(process.env.PORT ?? 3290);

async function run(cwd: string, command: string, ...args: string[]): Promise<string> {
  const began = performance.now();
  const { exitCode, stdout, stderr } = await x(command, args, { nodeOptions: { cwd } });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${command} ${args.join(' ')}`);
  if (exitCode !== 0) throw new Error(`It failed in ${cwd}:\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

function expectThat(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`Not so: ${what}.`);
  console.log(`          ${what}`);
}

const live = await readLiveManifest(composed);
if (!live) throw new Error('Compose the site first: pnpm build, pnpm compose.');
const registry = await startVerdaccio();
const clinic = (...args: string[]) =>
  run(
    root,
    process.execPath,
    path.join(root, 'cli/src/clinic.ts'),
    ...args,
    '--site',
    path.join(empty, 'site'),
    '--registry',
    registry.url,
    '--settings',
    settings,
  );
const browser = await chromium.launch({ executablePath, args: [...sandboxArgs] });
let gateway: Awaited<ReturnType<typeof startGateway>> | undefined;
try {
  // The site as it stands somewhere: its releases and the kit in a registry, its live.json at an address.
  const [from, to] = [
    folderStore(path.join(composed, 'packages')),
    registryStore(registry.url, path.join(empty, 'npm')),
  ];
  for (const pin of [live.shell, ...Object.values(live.remotes)]) {
    const { release } = await from.find(pin.package, pin.version);
    await to.publish({ tarball: await from.fetch(pin), integrity: pin.integrity, release });
  }
  for (const folder of kitFolders) await publishKit(await packPackage(root, folder, empty), registry.url);
  await clinic('compose', '--manifest', path.join(composed, 'live.json'));
  gateway = await startGateway({
    SITE_DIR: path.join(empty, 'site'),
    PUBLISH_MANIFEST: 'on',
    LOG_LEVEL: 'warn',
    STATUS: 'on',
    MEASURED_SHARE: '100',
    MAX_EVENT_LOOP_DELAY: '0',
  });
  const manifest = `${gateway.url}/live.json`;

  const began = performance.now();
  const scope = `--@clinic:registry=${registry.url}`;
  await run(
    empty,
    'npx',
    '--yes',
    scope,
    '@clinic/cli',
    'new',
    'events',
    '--standalone',
    '--path',
    '/eventos',
    '--es',
    'Eventos',
    '--kit',
    registry.url,
    '--manifest',
    manifest,
  );
  const text = globSync('*.json', { cwd: repository })
    .map((file) => readFileSync(path.join(repository, file), 'utf8'))
    .join();
  expectThat(
    !/catalog:|workspace:|\.\.\//.test(text),
    'no version to copy, nothing one level up, no override',
  );

  // Edits are shown, and nothing is built without one.
  // What "npm run dev" runs; npm itself keeps a signal from it.
  const args = ['node_modules/.bin/clinic', 'dev', '--port', String(port)];
  const dev = startProcess(process.execPath, args, { cwd: repository });
  const page = await browser.newPage();
  try {
    await dev.says(/Open http/);
    await page.goto(`http://localhost:${port}/eventos`);
    await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor();
    const builds = () => dev.lines.filter((line) => /built in|shown \(/.test(line)).length;
    const first = builds();
    await setTimeout(5000);
    expectThat(builds() === first, `5 s without an edit: no further build (${first} lines so far)`);
    const [words = ''] = globSync('{src/,}content/es/home.*', { cwd: repository });
    const file = path.join(repository, words);
    const source = readFileSync(file, 'utf8');
    const edited = performance.now();
    writeFileSync(file, source.replaceAll('Qué encuentra aquí', 'Lo que encuentra aquí'));
    await page.getByText('Lo que encuentra aquí').waitFor({ timeout: 60_000 });
    expectThat(true, `an edit is on the page after ${((performance.now() - edited) / 1000).toFixed(1)} s`);
  } finally {
    await dev.end('SIGINT');
  }

  const checked = await run(repository, 'npm', 'test');
  expectThat(
    /slot/.test(readFileSync(path.join(repository, '.clinic/liveSlots.d.ts'), 'utf8').toLowerCase()),
    'types of the slots that are live are there',
  );
  expectThat(!checked.includes('Not compared'), 'addresses and slots were compared with the live ones');
  await run(repository, 'npm', 'run', 'build');
  await run(repository, 'npx', 'clinic', 'release');
  await clinic('promote', 'events@0.1.0');

  await page.goto(`${gateway.url}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Eventos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Eventos' }).waitFor();
  await page.goto(`${gateway.url}/en/eventos`);
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`From an empty folder to a page in the live site, in both languages: ${minutes} minutes.`);

  // A release that throws: whose it is, and the line.
  const home = path.join(repository, 'src/pages/HomePage.tsx');
  const code = readFileSync(home, 'utf8');
  const thrown = 'queueMicrotask(() => { throw new RangeError(); });';
  writeFileSync(
    home,
    code.replace('  return <', `  if (typeof window !== 'undefined') ${thrown}\n  return <`),
  );
  await run(repository, 'npm', 'version', '0.2.0', '--no-git-tag-version');
  await run(repository, 'npm', 'run', 'build');
  await run(repository, 'npx', 'clinic', 'release');
  await clinic('promote', 'events@0.2.0');
  await page.goto(`${gateway.url}/eventos`);
  const status = `${gateway.url}/status`;
  type Told = { faults: { remote: string; version: string; route: string; type: string }[] };
  let told: Told = { faults: [] };
  for (let tries = 0; tries < 60 && told.faults.length === 0; tries += 1) {
    await setTimeout(500);
    told = (await (await fetch(status)).json()) as Told;
  }
  const [fault] = told.faults;
  expectThat(
    fault?.remote === 'mfe_events' && fault.version === '0.2.0' && fault.route === '/eventos',
    `/status names the error: ${JSON.stringify(fault)}`,
  );
  const traced = await clinic('trace', '--status', status);
  const [where] = /mfe-events 0\.2\.0 {2}src\/pages\/HomePage\.tsx:\d+:\d+.*/.exec(traced) ?? [];
  expectThat(where !== undefined, `clinic trace: ${where}`);
} finally {
  await browser.close();
  await gateway?.end();
  await registry.stop();
  if (process.argv.includes('--keep')) console.log(empty);
  else rmSync(empty, { recursive: true });
}
