import { gatewayCli } from '@tesela/testing/gateway';
import { startProcess } from '@tesela/testing/process';
import { tractorStore } from '@tesela/testing/site';
import getPort from 'get-port';
import { expect, it, onTestFinished } from 'vitest';

import { listUrls, sendVisitors } from './support/visitors.ts';

it('with 64 descriptors and 100 visitors at once, answers are pages, and monitoring is answered', async () => {
  const [port, metrics] = [await getPort(), await getPort()];
  const command = `ulimit -n 64; exec "${process.execPath}" "${gatewayCli}"`;
  const server = startProcess('/bin/sh', ['-c', command], {
    cwd: tractorStore.folder,
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metrics),
      MAX_EVENT_LOOP_DELAY: '0',
      LOG_LEVEL: 'error',
    },
  });
  onTestFinished(async () => void (await server.end('SIGKILL')));
  await server.waitForLine(/The site is at/);

  const visitors = sendVisitors(`http://127.0.0.1:${port}`, listUrls(tractorStore.dir), 100);
  const health: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await visitors.more(200);
    health.push((await fetch(`http://127.0.0.1:${metrics}/healthz`)).status);
  }
  await visitors.leave();

  const problems = Map.groupBy(visitors.failures, ({ problem }) => problem.replaceAll(/\d{4,}/g, '…'));
  console.log(visitors.served(), Object.fromEntries([...problems].map(([name, of]) => [name, of.length])));
  // Some wait in vain for a connection; whoever has one gets a page, or is told when to come again.
  expect(visitors.failures.filter(({ problem }) => /^\d{3}$/.test(problem) && problem !== '503')).toEqual([]);
  expect(visitors.served() - visitors.failures.length).toBeGreaterThan(500);
  expect(health).toEqual(Array.from({ length: 10 }, () => 200));
  expect(server.lines.join('\n')).not.toMatch(/EMFILE/);
});
