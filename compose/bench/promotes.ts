// Promotes twenty times in a row while visitors read the site: no request may fail. `pnpm bench:release`
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { readBuiltPackage } from '../src/builtPackages.ts';
import { changeSite, rollBack, type Site } from '../src/change.ts';
import { readLiveManifest, type Pin } from '../src/manifest.ts';
import { packRelease } from '../src/pack.ts';
import { root } from '../src/packages.ts';
import { checkRelease } from '../src/release.ts';
import { openSite } from '../src/site.ts';

const rounds = Number(process.env.ROUNDS ?? 20);

/** Connections that ask one thing after the other. */
const visitors = 8;

const seconds = (since: number): number => (performance.now() - since) / 1000;
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Files that pages name, and the pages: what browsers with open tabs ask for, those of retired releases too. */
async function listFiles(live: string, urls: readonly string[], known: Set<string>): Promise<void> {
  for (const url of urls) {
    known.add(url);
    const html = await readFile(path.join(live, url, 'index.html'), 'utf8');
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/(?:releases|pictures|data)\/[^"]+)"/g)) {
      known.add(file);
    }
  }
}

/** Asks for one of them after the other as fast as it is answered, until it is told to stop. */
function startVisitors(base: string, known: ReadonlySet<string>) {
  let asked = 0;
  let paths = [...known];
  const running = autocannon({
    url: base,
    connections: visitors,
    duration: 3600,
    headers: { 'accept-encoding': 'br' },
    requests: [
      {
        setupRequest: (request) => ({ ...request, path: paths[(asked += 1) % paths.length] }),
      },
    ],
  });
  return {
    renew: () => void (paths = [...known]),
    stop: async () => {
      // The types of autocannon leave out that what it returns can be stopped.
      (running as unknown as { stop: () => void }).stop();
      return running;
    },
  };
}

const dir = await mkdtemp(path.join(os.tmpdir(), 'clinic-promotes-'));
const home = openSite({ site: path.join(root, '.site'), settings: path.join(root, 'settings') });
await cp(home.dir, path.join(dir, 'site'), { recursive: true, verbatimSymlinks: true });
const site: Site = {
  ...openSite({ site: path.join(dir, 'site'), settings: path.join(root, 'settings') }),
  retainDays: 7,
};
const port = await freePort();
const server = spawn(process.execPath, [path.join(root, 'gateway/src/server/cli.ts')], {
  env: { ...process.env, PORT: String(port), SITE_DIR: site.dir, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');

try {
  const marketing = path.join(root, 'mfe-marketing');
  const began = performance.now();
  const { packed } = await checkRelease(site, marketing, '9.0.0');
  await site.store.publish(packed);
  console.log(`release    ${seconds(began).toFixed(1)} s (checks, packs and stores mfe-marketing)`);

  const built = await readBuiltPackage(marketing);
  const pins: Pin[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const next = await packRelease(built, `9.1.${round}`, packed.release.clinic);
    await site.store.publish(next);
    pins.push((await site.store.find(built.packageName, `9.1.${round}`)).pin);
  }

  const sitemap = await readFile(path.join(site.dir, 'live/sitemap.xml'), 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const live = path.join(site.dir, 'live');
  const known = new Set<string>();
  await listFiles(live, urls, known);
  const load = startVisitors(`http://127.0.0.1:${port}`, known);
  const times: number[] = [];
  for (const pin of pins) {
    const start = performance.now();
    await changeSite(site, { action: `promote marketing@${pin.version}` }, async (live) => {
      if (!live) throw new Error('Nothing is live: run "pnpm compose" first.');
      return { shell: live.shell, remotes: { ...live.remotes, mfe_marketing: pin } };
    });
    times.push(seconds(start));
    await listFiles(live, urls, known);
    load.renew();
  }
  const start = performance.now();
  await rollBack(site);
  const back = seconds(start);
  const { requests, non2xx, errors, timeouts, latency } = await load.stop();
  console.log(
    `promote    ${median(times).toFixed(2)} s median, ${Math.max(...times).toFixed(2)} s worst of ${rounds} in a row under load`,
  );
  console.log(`rollback   ${back.toFixed(2)} s under load`);
  const failed = non2xx + errors + timeouts;
  console.log(
    `requests   ${requests.total} of ${known.size} addresses, failed ${failed}, p99 ${latency.p99} ms`,
  );
  const version = (await readLiveManifest(site.dir))?.remotes.mfe_marketing?.version;
  console.log(`live       mfe-marketing ${version}`);
  if (failed > 0) process.exitCode = 1;
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(dir, { recursive: true, force: true });
}
