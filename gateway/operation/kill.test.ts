import { expect, it, onTestFinished } from 'vitest';

import { startGateway } from '@clinic/testing/gateway';
import { siteDir } from '@clinic/testing/site';
import { listUrls, sendVisitors } from './support/visitors.ts';

it('kill -9 under load costs what was under way, and a new start serves at once', async () => {
  const first = await startGateway({ PORT: '0', SITE_DIR: siteDir, MAX_EVENT_LOOP_DELAY: '0' });
  onTestFinished(async () => void (await first.end('SIGKILL')));
  const port = new URL(first.url).port;
  const visitors = sendVisitors(first.url, listUrls(siteDir), 20);
  await visitors.more(500);
  expect(visitors.failures).toEqual([]);

  // Only what each had asked for when it died, not what they ask of nobody.
  await first.end('SIGKILL');
  await visitors.leave();
  const lost = visitors.failures.filter(({ problem }) => !/ECONNREFUSED/.test(problem));
  const second = await startGateway({ PORT: port, SITE_DIR: siteDir, MAX_EVENT_LOOP_DELAY: '0' });
  onTestFinished(async () => void (await second.end('SIGKILL')));
  const page = await fetch(`${second.url}/faq`);

  expect(lost.length).toBeLessThanOrEqual(20);
  expect(page.status).toBe(200);
}, 60_000);

it('SIGTERM under load loses nothing that was answered with a connection', async () => {
  const server = await startGateway({ PORT: '0', SITE_DIR: siteDir, MAX_EVENT_LOOP_DELAY: '0' });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const visitors = sendVisitors(server.url, listUrls(siteDir), 20);
  await visitors.more(500);

  const code = await server.end('SIGTERM');
  await visitors.leave();

  expect(code).toBe(0);
  expect(
    visitors.failures.filter(({ problem }) => !/ECONNREFUSED|ECONNRESET|other side closed/.test(problem)),
  ).toEqual([]);
}, 60_000);
