import { startGateway } from '@tesela/testing/gateway';
import { siteDir } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import { createClient } from './support/client.ts';
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
});

it.each([
  ['pages over 60 connections with 20 ms between', 60, '/faq'],
  ['messages over 5 connections with 20 ms between', 5, '/api/chat'],
])('after SIGTERM every request that has come is answered: %s', async (_load, connections, url) => {
  const server = await startGateway({
    SITE_DIR: siteDir,
    MAX_EVENT_LOOP_DELAY: '0',
    CHAT_RATE_LIMIT: '10000000',
    SHUTDOWN_GRACE: '1',
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  const clients = Array.from({ length: connections }, () => createClient(server.url, url));
  await Promise.all(clients.map((client) => client.answered(10)));

  const code = await server.end('SIGTERM');
  const problems = await Promise.all(clients.map((client) => client.problem));

  // Its output ends after it.
  await expect(server.waitForLine(/^no such line$/)).rejects.toThrow('ended without');
  const received = server.lines.filter((line) => line.includes('"msg":"request"'));

  expect(code).toBe(0);
  expect(clients.reduce((sum, client) => sum + client.count(), 0)).toBe(received.length);
  // Whom nobody lets in is refused, or reset while waiting for it.
  expect(problems.filter((problem) => !['ECONNREFUSED', 'ECONNRESET'].includes(problem))).toEqual([]);
});
