import { startWithMetrics } from '@tesela/gateway/testing/startWithMetrics';
import { expect, it } from 'vitest';

import { ask, send } from '#http/testing/ask.ts';
import { startGateway } from '#http/testing/startGateway.ts';
import { FAILURES_TO_OPEN } from '#upstream/policy.ts';
import * as fake from '#upstream/testing/fakeUpstream.ts';

const start = (chat: Parameters<typeof startGateway>[0] = {}) =>
  startWithMetrics((metrics) => startGateway(chat, metrics));

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
  const { server, read } = await start({ upstream: upstream.settings.http });
  await ask(server, 'hola');
  const closed = await read();
  upstream.always(fake.closeSocket);
  while (upstream.calls.length <= FAILURES_TO_OPEN) await ask(server, 'hola');
  await ask(server, 'hola');

  const open = await read();

  expect(closed).toContain('chat_upstream_breaker{state="closed"} 1');
  expect(open).toContain('chat_answers_total{source="upstream"} 1');
  expect(open).toContain('chat_answers_total{source="fallback"} 6');
  expect(open).toContain('chat_fallbacks_total{reason="connection"} 5');
  expect(open).toContain('chat_fallbacks_total{reason="circuit_open"} 1');
  expect(open).toContain('chat_upstream_breaker{state="closed"} 0');
  expect(open).toContain('chat_upstream_breaker{state="open"} 1');
});
