import type { FastifyInstance } from 'fastify';
import { describe, expect, it, vi } from 'vitest';

import { mountEcho } from '#server/testing/echoService.ts';
import { startFakeRedis } from '#server/testing/fakeRedis.ts';
import { startServer } from '#server/testing/startServer.ts';

/** For events that come soon, but later on a busy machine. */
const waiting = { timeout: 60_000, interval: 5 };

const words = JSON.stringify({ kinds: {}, one: '', many: '', none: '', likely: '' });
const page = `<html lang="es"><input name="q" value=""><div id="search-results" data-words="${words.replaceAll('"', '&quot;')}"></div>`;

/** Starts a gateway with a service that takes this number of calls of a client. */
async function start(redisUrl: string, max = 3) {
  const lines: string[] = [];
  const { server } = await startServer(
    {
      redisUrl,
      services: [mountEcho(max)],
      measuredShare: 100,
      logLevel: 'info',
      logStream: { write: (line) => lines.push(line) },
    },
    { [`live/find/index.html`]: page },
  );
  const logged = (text: string) => lines.filter((line) => line.includes(text));
  const hasLogged = (text: string) => vi.waitUntil(() => logged(text).length > 0, waiting);
  return { server, lines, logged, hasLogged };
}

async function startConnected(redisUrl: string, max?: number) {
  const started = await start(redisUrl, max);
  await started.hasLogged('limits and deliveries are shared');
  // On a busy machine the first attempt to connect may fail.
  started.lines.length = 0;
  return started;
}

const call = async (server: FastifyInstance): Promise<number> =>
  (await server.inject({ method: 'POST', url: '/api/echo', payload: {} })).statusCode;

async function calls(server: FastifyInstance, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push(await call(server));
  return statuses;
}

const report = async (server: FastifyInstance): Promise<boolean> => {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/visits',
    headers: { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' },
    payload: JSON.stringify({ name: 'LCP', page: '/help', value: 1 }),
  });
  return statusCode === 204;
};

const search = async (server: FastifyInstance, at: number): Promise<boolean> => {
  const { headers } = await server.inject(`/find?q=palabra${at}`);
  return headers['x-robots-tag'] === 'noindex';
};

describe('two gateways with one Redis count a client together', () => {
  it.each([
    ['calls of a service', async (server: FastifyInstance) => (await call(server)) === 200, 5],
    ['reports of visits', report, 60],
    ['searches', search, 60],
  ])('%s', async (_what, ask, max) => {
    const redis = await startFakeRedis();
    const [one, two] = await Promise.all([startConnected(redis.url, 5), startConnected(redis.url, 5)]);

    const taken: boolean[] = [];
    for (let at = 0; at < max + 9; at += 1) taken.push(await ask((at % 2 ? one : two).server, at));

    expect(taken.filter(Boolean)).toHaveLength(max);
  });
});

describe('Redis', () => {
  it('is away: each gateway counts by itself, and says so once', async () => {
    const redis = await startFakeRedis();
    const { server, lines, logged, hasLogged } = await startConnected(redis.url);
    await calls(server, 1);
    redis.stop();
    await hasLogged('Redis is away');

    expect(await calls(server, 3)).toEqual([200, 200, 429]);
    expect(logged('Redis is away')).toHaveLength(1);
    expect(lines.join()).not.toMatch(/hunter2|127\.0\.0\.1/);
  });

  it('is back: gateways count together again', async () => {
    const redis = await startFakeRedis();
    const { server, hasLogged } = await startConnected(redis.url, 100);
    redis.stop();
    await hasLogged('Redis is away');
    await redis.restart();
    await hasLogged('Redis is back');

    await calls(server, 2);

    expect([...redis.counts.values()]).toEqual([2]);
  });

  it('takes commands and answers none: visitors are answered', async () => {
    const redis = await startFakeRedis();
    const { server, hasLogged } = await startConnected(redis.url);
    redis.mute();

    expect(await calls(server, 4)).toEqual([200, 200, 200, 429]);
    await hasLogged('Redis is away');
  });

  it('was never there: visitors are answered, and the log has one line', async () => {
    const { server, lines, logged, hasLogged } = await start('redis://:hunter2@127.0.0.1:1');

    expect(await calls(server, 4)).toEqual([200, 200, 200, 429]);
    await hasLogged('Redis is away');
    expect(logged('"level":40')).toHaveLength(1);
    expect(lines.join()).not.toContain('hunter2');
  });
});
