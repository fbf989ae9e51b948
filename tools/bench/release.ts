// Promotes twenty times in a row under load: no request may fail. `pnpm bench release`; `ROUNDS` sets another number.
// Visitors fetch the current files of the pages, and like open tabs also the files that the pages named at the start.
import { cp, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { readBuiltPackage } from '@clinic/compose/builtPackages';
import { changeSite, type SiteFolder } from '@clinic/compose/change';
import { readLiveManifest, type Pin } from '@clinic/compose/manifest';
import { packRelease } from '@clinic/compose/pack';
import { checkRelease } from '@clinic/compose/release';
import { rollBack } from '@clinic/compose/rollBack';
import { openSite } from '@clinic/compose/site';
import { startGateway } from '@clinic/testing/gateway';
import { listUrls, root } from '@clinic/testing/site';

import { median } from './report/median.ts';

const rounds = Number(process.env.ROUNDS ?? 20);

/** Parallel visitors, each with one request at a time. */
const visitors = 4;

const seconds = (since: number): number => (performance.now() - since) / 1000;

/** URLs of the files that a page names. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/(?:releases|pictures|data)\/[^"]+)"/g)].map(([, url = '']) => url);

/** Fetches pages, their files and earlier files until the returned function is called. */
function startVisitors(base: string, urls: readonly string[], before: readonly string[]) {
  const failures: string[] = [];
  let requests = 0;
  const end = new AbortController();
  async function ask(url: string): Promise<string> {
    requests += 1;
    const response = await fetch(base + url);
    if (!response.ok) failures.push(`${response.status} ${url}`);
    return response.text();
  }
  async function visit(first: number): Promise<void> {
    for (let index = first; !end.signal.aborted; index += 1) {
      const html = await ask(urls[index % urls.length] ?? '/');
      for (const file of filesIn(html).slice(0, 12)) await ask(file);
      await ask(before[index % before.length] ?? '/');
    }
  }
  const all = Array.from({ length: visitors }, (_, index) => visit(index * 7));
  return async () => {
    end.abort();
    await Promise.all(all);
    return { requests, failures };
  };
}

const dir = await mkdtemp(path.join(os.tmpdir(), 'clinic-promotes-'));
const home = openSite({ site: path.join(root, '.site'), settings: path.join(root, 'settings') });
await cp(home.dir, path.join(dir, 'site'), { recursive: true, verbatimSymlinks: true });
const site: SiteFolder = {
  ...openSite({ site: path.join(dir, 'site'), settings: path.join(root, 'settings') }),
  retainDays: 7,
};
const server = await startGateway({ SITE_DIR: site.dir, LOG_LEVEL: 'silent' });

try {
  const marketing = path.join(root, 'mfe-marketing');
  const began = performance.now();
  const { packed } = await checkRelease(site, marketing, { version: '9.0.0' });
  await site.store.publish(packed);
  console.log(`release    ${seconds(began).toFixed(1)} s (checks, packs and stores mfe-marketing)`);

  const built = await readBuiltPackage(marketing);
  const pins: Pin[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const next = await packRelease(built, `9.1.${round}`, packed.release.clinic);
    await site.store.publish(next);
    pins.push((await site.store.find(built.packageName, `9.1.${round}`)).pin);
  }

  const urls = listUrls();
  const base = server.url;
  const pages = await Promise.all(urls.map(async (url) => (await fetch(base + url)).text()));
  const stop = startVisitors(base, urls, [...new Set(pages.flatMap(filesIn))]);
  const times: number[] = [];
  for (const pin of pins) {
    const start = performance.now();
    await changeSite(site, { action: `promote marketing@${pin.version}` }, async (live) => {
      if (!live) throw new Error('Nothing is live: run "pnpm compose" first.');
      return { shell: live.shell, remotes: { ...live.remotes, mfe_marketing: pin } };
    });
    times.push(seconds(start));
  }
  const start = performance.now();
  await rollBack(site);
  const back = seconds(start);
  const { requests, failures } = await stop();
  console.log(
    `promote    ${median(times).toFixed(2)} s median, ${Math.max(...times).toFixed(2)} s worst of ${rounds} in a row under load`,
  );
  console.log(`rollback   ${back.toFixed(2)} s under load`);
  console.log(`visitors   ${requests} requests, failed ${failures.length}`);
  const version = (await readLiveManifest(site.dir))?.remotes.mfe_marketing?.version;
  console.log(`live       mfe-marketing ${version}`);
  for (const failure of failures.slice(0, 10)) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await server.end();
  await rm(dir, { recursive: true, force: true });
}
