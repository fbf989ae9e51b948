import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import { startGateway } from '@tesela/testing/gateway';
import { tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import type { Flood } from './support/flood.ts';

/** Memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const usualRequest = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

it.each([
  ['requests without a host', 300, 'GET / HTTP/1.1\r\n\r\n'],
  ['requests that expect something', 300, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: x\r\n\r\n'],
  ['requests', 600, usualRequest],
])(
  '64 kB of %s on each of %i connections that read nothing cost little memory, and visitors are answered soon',
  async (what, connections, request) => {
    const gateway = await startGateway({ MAX_EVENT_LOOP_DELAY: '0', LOG_LEVEL: 'error' }, tractorStore);
    onTestFinished(async () => void (await gateway.end('SIGKILL')));
    const visit = async () => {
      const start = performance.now();
      const page = await fetch(`${gateway.url}/stores`);
      await page.text();
      expect(page.status).toBe(200);
      return performance.now() - start;
    };
    const before: number[] = [];
    for (let visits = 0; visits < 30; visits += 1) before.push(await visit());
    // The machine may be busy with anything: only what comes on top is the flood's. The first ones load code.
    const usual = Math.max(...before.slice(10));
    const idle = memoryOf(gateway.pid);

    const port = Number(new URL(gateway.url).port);
    const isSent = new Int32Array(new SharedArrayBuffer(4));
    const workerData: Flood = { port, connections, request, isSent };
    const flood = new Worker(new URL('support/flood.ts', import.meta.url), { workerData });
    onTestFinished(async () => void (await flood.terminate()));
    const most = { memory: 0, time: 0 };
    for (let after = 0; after < 20; after += Atomics.load(isSent, 0)) {
      most.time = Math.max(most.time, await visit());
      most.memory = Math.max(most.memory, memoryOf(gateway.pid));
    }

    const more = Math.round(most.memory - idle);
    console.log(
      `${connections} connections of ${what}: ${more} MB more, slowest page ${Math.round(most.time)} ms (${Math.round(usual)} before)`,
    );
    expect(more).toBeLessThan(150);
    expect(most.time).toBeLessThan(1000 + usual);
  },
);
