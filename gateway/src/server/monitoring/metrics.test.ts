import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it, onTestFinished } from 'vitest';

import { ask, send } from '@clinic/assistant-service/testing/ask';
import { startServer } from '#server/testing/startServer.ts';
import { createServer as createSite } from '#server/server.ts';
import { FAILURES_TO_OPEN } from '@clinic/assistant-service/upstreamPolicy';
import * as fake from '@clinic/assistant-service/testing/fakeUpstream';

/** A server with metrics, and what reads them. */
async function start(options: Parameters<typeof startServer>[0] = {}) {
  const lines: string[] = [];
  const { server } = await startServer({
    ...options,
    metrics: { host: '127.0.0.1', port: 0 },
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });
  const { address } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served');
  const origin = `http://127.0.0.1:${address.port}`;
  const read = async () => (await fetch(`${origin}/metrics`)).text();
  return { server, origin, read };
}

it('an operator reads how many calls there were, and how long they took', async () => {
  const { server, read } = await start({ chatRateLimit: 2 });
  await ask(server, 'hola canario');
  await send(server, 'canario');
  await ask(server, 'canario');

  const metrics = await read();

  expect(metrics).toContain('chat_requests_total{status="200"} 1');
  expect(metrics).toContain('chat_requests_total{status="400"} 1');
  expect(metrics).toContain('chat_requests_total{status="429"} 1');
  expect(metrics).toContain('chat_rate_limited_total 1');
  expect(metrics).toContain('chat_answers_total{source="embedded"} 1');
  expect(metrics).toContain('chat_request_duration_seconds_count 3');
  expect(metrics).toContain('process_resident_memory_bytes');
  expect(metrics).not.toContain('canario');
});

it('an operator reads who answered, why the upstream did not, and what the breaker does', async () => {
  const upstream = await fake.startFakeUpstream();
  const { server, read } = await start({ upstream: upstream.settings.http, patience: { backoff: 10 } });
  await ask(server, 'hola');
  const closed = await read();
  upstream.always(fake.closeSocket);
  while (upstream.calls.length <= FAILURES_TO_OPEN) await ask(server, 'hola');
  await ask(server, 'hola');

  const open = await read();

  expect(closed).toContain('chat_upstream_breaker{state="closed"} 1');
  expect(open).toContain('chat_answers_total{source="upstream"} 1');
  expect(open).toContain('chat_answers_total{source="fallback"} 4');
  expect(open).toContain('chat_fallbacks_total{reason="connection"} 2');
  expect(open).toContain('chat_fallbacks_total{reason="circuit_open"} 2');
  expect(open).toContain('chat_upstream_breaker{state="closed"} 0');
  expect(open).toContain('chat_upstream_breaker{state="open"} 1');
});

it('an operator reads what was asked for, and which site is served', async () => {
  const { server, origin, read } = await start();
  for (const url of ['/faq', '/nada', '/releases/x', '/healthz', '/api/x']) await server.inject(url);

  const metrics = await read();
  const [health, ready] = await Promise.all(['/healthz', '/readyz'].map((path) => fetch(origin + path)));

  for (const [kind, status] of Object.entries({ releases: 404, monitoring: 200, api: 404 })) {
    expect(metrics).toContain(`http_requests_total{kind="${kind}",status="${status}"} 1`);
  }
  expect(metrics).toContain('http_requests_total{kind="page",status="200"} 1');
  expect(metrics).toContain('http_requests_total{kind="page",status="404"} 1');
  expect(metrics).toMatch(/site_info\{site="1"\} \d+/);
  expect(metrics).toContain('site_is_up_to_date 1');
  expect(metrics).toContain('http_requests_shed_total 0');
  expect([health?.status, ready?.status]).toEqual([200, 200]);
});

it('the public site never shows them', async () => {
  const { server, origin } = await start();

  const responses = await Promise.all(['/metrics', '/api/metrics'].map((url) => server.inject(url)));
  const others = await Promise.all(['/', '/metrics/..', '/faq'].map((path) => fetch(origin + path)));

  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
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

it('a client that writes too much to the chat goes on reading pages', async () => {
  const { server } = await startServer({ chatRateLimit: 1 });
  await ask(server, 'hola');

  const chat = await ask(server, 'hola');
  const page = await server.inject('/faq');

  expect([chat.statusCode, page.statusCode]).toEqual([429, 200]);
});
