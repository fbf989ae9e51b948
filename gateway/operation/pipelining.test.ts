import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
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

it.each([50, 600])(
  '%i connections that send 2,000 requests each and read nothing cost little memory and no visitor a second',
  async (connections) => {
    const gateway = await startGateway({ SITE_DIR: siteDir, MAX_EVENT_LOOP_DELAY: '0', LOG_LEVEL: 'error' });
    onTestFinished(async () => void (await gateway.end('SIGKILL')));
    const port = Number(new URL(gateway.url).port);
    await (await fetch(gateway.url)).text();
    const idle = memoryOf(gateway.pid);

    const sockets = Array.from({ length: connections }, () => flood(port));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    let most = 0;
    let slowest = 0;
    for (let visit = 0; visit < 20; visit += 1) {
      const before = performance.now();
      await (await fetch(`${gateway.url}/faq`)).text();
      slowest = Math.max(slowest, performance.now() - before);
      most = Math.max(most, memoryOf(gateway.pid));
      await wait(100);
    }

    console.log(`${connections}: ${Math.round(most - idle)} MB more, slowest page ${Math.round(slowest)} ms`);
    expect(most - idle).toBeLessThan(150);
    expect(slowest).toBeLessThan(1000);
  },
  60_000,
);
