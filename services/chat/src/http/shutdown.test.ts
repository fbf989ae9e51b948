import { connect } from 'node:net';

import { makeSite } from '@tesela/gateway/testing/fixtureSite';
import { startGateway } from '@tesela/testing/gateway';
import { expect, it, onTestFinished, vi } from 'vitest';

import { siteFiles } from './testing/startGateway.ts';

// It starts a process, which takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function start() {
  const gateway = await startGateway({ SITE_DIR: await makeSite(siteFiles) });
  onTestFinished(async () => void (await gateway.end('SIGKILL')));
  return gateway;
}

it('answers the message that is under way before it ends', async () => {
  const gateway = await start();
  const body = JSON.stringify({ message: '¿Dónde quedan?' });
  const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data));
  socket.write(
    `POST /api/chat HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  );
  await vi.waitUntil(() => /100 Continue/.test(answer), { timeout: 20_000 });

  const ended = gateway.end('SIGTERM');
  await gateway.waitForLine(/closing/);
  socket.write(body);

  await vi.waitUntil(() => /"response":/.test(answer), { timeout: 20_000 });
  expect(answer).toContain('200 OK');
  expect(await ended).toBe(0);
});
