import type { ServerResponse } from 'node:http';

import { startFakeRedis } from '@tesela/gateway/testing/fakeRedis';
import { expect, it } from 'vitest';

import { startGateway } from './testing/startGateway.ts';
import { answer, startWebhook } from './testing/startWebhook.ts';

type Webhook = Awaited<ReturnType<typeof startWebhook>>;

/** Two gateways of one clinic, once both know their Redis. */
async function startTwo({ inbox }: Webhook) {
  const redis = await startFakeRedis();
  const gateways = await Promise.all([
    startGateway({ inbox, redisUrl: redis.url }),
    startGateway({ inbox, redisUrl: redis.url }),
  ]);
  const areConnected = () => gateways.every(({ log }) => log().includes('limits and deliveries are shared'));
  await expect.poll(areConnected).toBe(true);
  return { redis, gateways };
}

it('a request that comes to both at once, and again later, is delivered once', async () => {
  let release = () => {};
  const webhook = await startWebhook((response: ServerResponse) => {
    release = () => void response.writeHead(200).end();
  });
  const { redis, gateways } = await startTwo(webhook);

  const both = gateways.map(({ send }) => send());
  await expect.poll(() => webhook.calls).not.toEqual([]);
  release();
  const answers = await Promise.all(both);
  for (const { send } of gateways) answers.push(await send());

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(webhook.calls).toHaveLength(1);
  // Nothing of the visitor.
  expect([...redis.words.values()]).toEqual([expect.stringMatching(/^\d{4}-[\d-]+T[\d:.]+Z$/)]);
});

it('a complaint that is sent again to another gateway keeps the hour at which it was received', async () => {
  const webhook = await startWebhook(answer(200));
  const { gateways } = await startTwo(webhook);

  const answers: unknown[] = [];
  for (const { complain } of gateways) answers.push((await complain()).json());

  expect(answers[1]).toEqual(answers[0]);
  expect(webhook.calls).toHaveLength(1);
});

it('one that failed at one gateway is delivered by the other when the visitor presses again', async () => {
  const webhook = await startWebhook(answer(400), answer(200));
  const { gateways } = await startTwo(webhook);

  const statuses: number[] = [];
  for (const { send } of gateways) statuses.push((await send()).statusCode);

  expect(statuses).toEqual([502, 200]);
});

it('while Redis is away it is delivered nonetheless, with an id by which the receiver tells', async () => {
  const webhook = await startWebhook(answer(200));
  const { redis, gateways } = await startTwo(webhook);
  redis.stop();

  const statuses: number[] = [];
  for (const { send } of gateways) statuses.push((await send()).statusCode);

  expect(statuses).toEqual([200, 200]);
  expect(new Set(webhook.calls.map(({ key }) => key)).size).toBe(1);
});
