import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

import { startGateway } from '@clinic/testing/gateway';
import { siteDir } from '@clinic/testing/site';

/** Memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Opens a connection that asks for the home page again and again and reads no answer. */
function flood(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2000));
  return socket;
}

it('50 connections that send 2,000 requests each and read nothing cost little memory, and visitors are answered', async () => {
  const gateway = await startGateway({ SITE_DIR: siteDir, MAX_EVENT_LOOP_DELAY: '0', LOG_LEVEL: 'error' });
  onTestFinished(async () => void (await gateway.end('SIGKILL')));
  const port = Number(new URL(gateway.url).port);
  await (await fetch(gateway.url)).text();
  const idle = memoryOf(gateway.pid);

  const sockets = Array.from({ length: 50 }, () => flood(port));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let most = 0;
  for (let visit = 0; visit < 20; visit += 1) {
    const page = await fetch(`${gateway.url}/faq`);
    await page.text();
    expect(page.status).toBe(200);
    most = Math.max(most, memoryOf(gateway.pid));
  }

  expect(most - idle).toBeLessThan(150);
}, 60_000);
