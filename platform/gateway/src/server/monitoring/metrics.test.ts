import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { createServer as createSite } from '#server/server.ts';
import { mountEcho } from '#server/testing/echoService.ts';
import { startServer } from '#server/testing/startServer.ts';
import { startWithMetrics } from '#server/testing/startWithMetrics.ts';

const start = (options: Parameters<typeof startServer>[0] = {}) =>
  startWithMetrics((metrics) => startServer({ ...options, ...metrics }));

it('an operator reads what was asked for, and whether the site is the newest', async () => {
  const { server, origin, read } = await start({ services: [mountEcho()] });
  for (const url of ['/help', '/nada', '/releases/x', '/healthz']) await server.inject(url);
  await server.inject({ method: 'POST', url: '/api/echo', payload: {} });

  const metrics = await read();
  const [health, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(origin + path)));

  for (const [kind, status] of Object.entries({ releases: 404, monitoring: 200, api: 200 })) {
    expect(metrics).toContain(`http_request_duration_seconds_count{kind="${kind}",status="${status}"} 1`);
  }
  expect(metrics).toContain('http_request_duration_seconds_count{kind="page",status="200"} 1');
  expect(metrics).toContain('http_request_duration_seconds_count{kind="page",status="404"} 1');
  expect(metrics).toContain('site_is_up_to_date 1');
  expect([health?.status, ready?.status]).toEqual([200, 200]);
});

it('the public site never shows them', async () => {
  const { server, origin } = await start();

  const responses = await Promise.all(
    ['/metrics', '/api/metrics', '/status'].map((url) => server.inject(url)),
  );
  const others = await Promise.all(['/', '/metrics/..', '/help'].map((path) => fetch(origin + path)));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
});

it('say that it is ready only once its services are', async () => {
  const lines: string[] = [];
  const isServed = () => lines.some((line) => line.includes('metrics are served'));
  const seen: boolean[] = [];

  await startServer({
    metrics: { host: '127.0.0.1', port: 0 },
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
    services: [async () => void seen.push(isServed())],
  });

  expect([...seen, isServed()]).toEqual([false, true]);
});

it('their listener goes with the server', async () => {
  const { server, origin } = await start();

  await server.close();

  await expect(fetch(`${origin}/metrics`)).rejects.toThrow('fetch failed');
});

it('a port that is taken stops the start, with a sentence that names the setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo; // it listens on a port
  const server = createSite({ site: '/nowhere', metrics: { host: '127.0.0.1', port } });

  await expect(server.ready()).rejects.toThrow(
    `METRICS_PORT=${port} cannot be opened on METRICS_HOST=127.0.0.1: EADDRINUSE.`,
  );
});

it('a client that calls a service too often goes on reading pages', async () => {
  const { server } = await startServer({ services: [mountEcho(1)] });
  const call = () => server.inject({ method: 'POST', url: '/api/echo', payload: {} });
  await call();

  const service = await call();
  const page = await server.inject('/help');

  expect([service.statusCode, page.statusCode]).toEqual([429, 200]);
});
