import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sampleSubmission } from '@clinic/shared/testing/testAssessmentsApi';
import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway, type Gateway } from '@tesela/testing/gateway';
import getPort from 'get-port';
import { expect, it, onTestFinished, vi } from 'vitest';

import { startRedis } from './support/redis.ts';

const problem = ensureInstalled({ 'redis-server': 'redis-server' });
if (problem) console.log(problem);

const waiting = { timeout: 300_000, interval: 20 };

/** Two gateways with one Redis and one inbox. */
async function startTwo() {
  const calls: ServerResponse[] = [];
  let isOpen = false;
  const webhook = createServer((request, response) => {
    request.resume();
    calls.push(response);
    if (isOpen) response.writeHead(200).end();
  }).listen(0, '127.0.0.1');
  await once(webhook, 'listening');
  onTestFinished(() => void webhook.close().closeAllConnections());
  const port = await getPort();
  const redis = await startRedis(port);
  onTestFinished(async () => void (await redis.end('SIGKILL')));
  const start = async () => {
    const gateway = await startGateway({
      MAX_EVENT_LOOP_DELAY: '0',
      REDIS_URL: `redis://127.0.0.1:${port}`,
      CHAT_RATE_LIMIT: '6',
      ASSESSMENT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
    });
    onTestFinished(async () => void (await gateway.end('SIGKILL')));
    await gateway.waitForLine(/limits and deliveries are shared/);
    return gateway;
  };
  const [one, two] = await Promise.all([start(), start()]);
  const post = async (url: string, body: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  };
  const press = (gateway: Gateway, form: object = sampleSubmission) =>
    post(`${gateway.url}/api/assessments`, form);
  const say = (gateway: Gateway) => post(`${gateway.url}/api/chat`, { message: 'hola' });
  return { one, two, press, say, calls, openInbox: () => (isOpen = true) };
}

it.skipIf(problem)(
  'a form that is pressed again while its gateway ends is delivered once by two gateways',
  async () => {
    const { one, two, press, calls } = await startTwo();

    const first = press(one);
    await vi.waitUntil(() => calls.length === 1, waiting);
    const ended = one.end('SIGTERM');
    await one.waitForLine(/"msg":"closing"/);
    const second = press(two);
    calls[0]?.writeHead(200).end();

    expect(await Promise.all([first, second, press(two), ended])).toEqual([200, 200, 200, 0]);
    expect(calls).toHaveLength(1);
  },
);

it.skipIf(problem)(
  'of fourteen forms and eight messages that one client sends to two gateways five and six arrive',
  async () => {
    const { one, two, press, say, openInbox } = await startTwo();
    openInbox();

    const statuses: number[] = [];
    for (let at = 10; at < 24; at += 1)
      statuses.push(await press(at % 2 ? one : two, { ...sampleSubmission, id: `${at}`.repeat(16) }));
    const messages: number[] = [];
    for (let at = 0; at < 8; at += 1) messages.push(await say(at % 2 ? one : two));

    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
    expect(messages).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  },
);
