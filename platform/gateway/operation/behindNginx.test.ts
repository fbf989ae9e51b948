import { cp, mkdtemp, readlink, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway, type Gateway } from '@tesela/testing/gateway';
import { startNginx, type Nginx } from '@tesela/testing/nginx';
import type { RunningProcess } from '@tesela/testing/process';
import { tractorStore } from '@tesela/testing/site';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startRedis } from './support/redis.ts';
import { fetchAsBrowsersDo, listUrls, sendVisitors } from './support/visitors.ts';

const problem = ensureInstalled({ 'nginx-light': 'nginx', 'redis-server': 'redis-server' });
if (problem) console.log(problem);

/** Answers between two events, so that each is felt by every visitor. */
const BETWEEN = 400;

/** As many reports as one client may send in a minute. */
const MAX_REPORTS = 60;

const ports = { nginx: 0, redis: 0, first: 0, second: 0 };
let site = '';
let nginx: Nginx | undefined;
let redis: RunningProcess | undefined;
const gateways: Gateway[] = [];

const start = (port: number): Promise<Gateway> =>
  startGateway(
    {
      PORT: String(port),
      SITE_DIR: site,
      REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
      TRUSTED_PROXIES: '127.0.0.1',
      MEASURED_SHARE: '100',
      MAX_EVENT_LOOP_DELAY: '0',
    },
    tractorStore,
  );

beforeAll(async () => {
  if (problem) return;
  for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await getPort();
  site = await mkdtemp(path.join(tmpdir(), 'tesela-site-'));
  await cp(tractorStore.dir, site, { recursive: true, verbatimSymlinks: true });
  redis = await startRedis(ports.redis);
  gateways.push(await start(ports.first), await start(ports.second));
  nginx = await startNginx(
    'proxy.conf',
    { plain: ports.nginx },
    {
      '127.0.0.1:3001': `127.0.0.1:${ports.first}`,
      '127.0.0.1:3002': `127.0.0.1:${ports.second}`,
    },
  );
});

afterAll(async () => {
  await nginx?.end('SIGTERM');
  await Promise.all(gateways.map((gateway) => gateway.end('SIGKILL')));
  await redis?.end('SIGKILL');
  if (site) await rm(site, { recursive: true, force: true });
});

/** Tells how a page went, as the browser of a client does. @returns the status of the answer */
async function report(client: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${ports.nginx}/visits`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': client },
    body: JSON.stringify({ name: 'LCP', page: '/stores', value: 900 }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Swaps a copy of what is served in, as a release does. */
async function swap(): Promise<void> {
  const link = (await readlink(path.join(site, 'current')).catch(() => '')) ? 'current' : 'live';
  const served = path.join(site, await readlink(path.join(site, link)));
  const next = `${served}-next`;
  await cp(served, next, { recursive: true, verbatimSymlinks: true });
  await symlink(path.relative(site, next), path.join(site, 'next'));
  await rename(path.join(site, 'next'), path.join(site, link));
}

it.skipIf(problem)(
  'no page fails, whatever happens behind nginx, and two gateways count together',
  async () => {
    const origin = `http://127.0.0.1:${ports.nginx}`;
    const visitors = sendVisitors(origin, listUrls(site), 12, fetchAsBrowsersDo);
    const happened: string[] = [];
    const event = async (name: string, act: () => unknown) => {
      await act();
      await visitors.more(BETWEEN);
      happened.push(`${name}: ${visitors.failures.length} failed of ${visitors.served()}`);
    };

    await event('start', () => {});
    await event('a gateway is killed', () => gateways[0]?.end('SIGKILL'));
    await event('it is back', async () => (gateways[0] = await start(ports.first)));
    await event('nginx is reloaded', () => nginx?.reload());
    await event('the site is swapped', swap);
    // One client, however it forges its address, is counted by both gateways together.
    const reports: number[] = [];
    for (let count = 0; count < MAX_REPORTS + 2; count += 1) reports.push(await report(`203.0.113.${count}`));
    let away: number[] = [];
    await event('Redis is killed', () => redis?.end('SIGKILL'));
    await Promise.all(gateways.map((gateway) => gateway.waitForLine(/Redis is away/)));
    await event('reports without Redis', async () => {
      away = [await report('203.0.113.1'), await report('203.0.113.1')];
    });
    await event('Redis is back', async () => (redis = await startRedis(ports.redis)));
    await Promise.all(gateways.map((gateway) => gateway.waitForLine(/Redis is back/)));
    await visitors.leave();

    console.log(happened.join('\n'));
    expect(reports.filter((status) => status === 204)).toHaveLength(MAX_REPORTS);
    expect(reports.slice(MAX_REPORTS)).toEqual([429, 429]);
    // Each gateway goes on with its own count.
    expect(away.every((status) => status === 204 || status === 429)).toBe(true);
    expect(visitors.failures).toEqual([]);
  },
);
