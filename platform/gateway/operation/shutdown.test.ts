import { startGateway } from '@tesela/testing/gateway';
import { clinic, tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import { createClient } from './support/client.ts';

it.each([
  ['pages over 60 connections with 20 ms between', 60, '/stores', tractorStore],
  ['messages over 5 connections with 20 ms between', 5, '/api/chat', clinic],
])('after SIGTERM every request that has come is answered: %s', async (_load, connections, url, site) => {
  const server = await startGateway(
    { MAX_EVENT_LOOP_DELAY: '0', CHAT_RATE_LIMIT: '10000000', SHUTDOWN_GRACE: '1' },
    site,
  );
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
