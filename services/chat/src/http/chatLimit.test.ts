import { startFakeRedis } from '@clinic/gateway/testing/fakeRedis';
import { describe, expect, it, vi } from 'vitest';

import { ask } from '#http/testing/ask.ts';
import { startHost } from '#http/testing/startHost.ts';

vi.setConfig({ testTimeout: 20_000 });

/** For events that come soon, but later on a busy machine. */
const waiting = { timeout: 10_000, interval: 5 };

async function start(redisUrl: string, chatRateLimit = 3) {
  const lines: string[] = [];
  const { server } = await startHost({
    redisUrl,
    chatRateLimit,
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });
  const logged = (text: string) => lines.filter((line) => line.includes(text));
  return { server, lines, logged };
}

type Started = Awaited<ReturnType<typeof start>>;

const isShared = ({ logged }: Started) =>
  vi.waitUntil(() => logged('the limit of the chat is shared').length > 0, waiting);

async function statuses({ server }: Started, count: number) {
  const found: number[] = [];
  while (found.length < count) found.push((await ask(server, 'hola')).statusCode);
  return found;
}

describe('with Redis', () => {
  it('two servers count the messages of a client together', async () => {
    const redis = await startFakeRedis();
    const [one, two] = await Promise.all([start(redis.url), start(redis.url)]);
    await Promise.all([isShared(one), isShared(two)]);

    expect(await statuses(one, 2)).toEqual([200, 200]);
    expect(await statuses(two, 2)).toEqual([200, 429]);
    expect(await statuses(one, 1)).toEqual([429]);
    expect([...redis.counts.values()]).toEqual([5]);
  });

  it('each counts by itself while it is away, and says so once', async () => {
    const redis = await startFakeRedis();
    const started = await start(redis.url);
    await isShared(started);
    await statuses(started, 1);
    redis.stop();
    await vi.waitUntil(() => started.logged('Redis is away').length > 0, waiting);

    expect(await statuses(started, 3)).toEqual([200, 200, 429]);
    expect(started.logged('Redis is away')).toHaveLength(1);
    expect(started.lines.join()).not.toMatch(/hunter2|127\.0\.0\.1/);
  });

  it('they share again when it is back', async () => {
    const redis = await startFakeRedis();
    const started = await start(redis.url, 100);
    await isShared(started);
    redis.stop();
    await vi.waitUntil(() => started.logged('Redis is away').length > 0, waiting);
    await redis.restart();
    await vi.waitUntil(() => started.logged('Redis is back').length > 0, waiting);

    await statuses(started, 2);

    expect([...redis.counts.values()]).toEqual([2]);
  });

  it('visitors are answered when it takes commands and answers none', async () => {
    const redis = await startFakeRedis();
    const started = await start(redis.url);
    await isShared(started);
    redis.mute();

    expect(await statuses(started, 4)).toEqual([200, 200, 200, 429]);
    await vi.waitUntil(() => started.logged('Redis is away').length > 0, waiting);
  });
});

it('visitors are answered when Redis was never there, with one line in the log', async () => {
  const started = await start('redis://:hunter2@127.0.0.1:1');

  expect(await statuses(started, 4)).toEqual([200, 200, 200, 429]);
  await vi.waitUntil(() => started.logged('Redis is away').length > 0, waiting);
  expect(started.logged('"level":40')).toHaveLength(1);
  expect(started.lines.join()).not.toContain('hunter2');
});
