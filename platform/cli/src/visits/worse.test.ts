import { once } from 'node:events';
import { createServer } from 'node:http';

import { expect, it, onTestFinished } from 'vitest';

import { openCommandLine, spa } from '#testing/commandLine.ts';

const figures = (errors: number, lcp: number) => ({
  visits: 100,
  errors,
  vitals: { LCP: { count: 100, p75: lcp } },
});

/** A gateway that counted this of a canary, and of two versions of the spa. */
async function startStatus(canaryErrors: number): Promise<string> {
  const row = { remote: 'mfe_spa', route: '/spa' };
  const status = {
    routes: [
      { ...row, version: '1.0.0', release: 'site', ...figures(0, 1800) },
      { ...row, version: '1.1.0', release: 'canary', ...figures(canaryErrors, 1900) },
    ],
    faults: [
      {
        ...row,
        version: '1.1.0',
        type: 'RangeError',
        frames: ['/releases/a.js:1:1'],
        count: canaryErrors,
        last: '',
      },
    ],
  };
  const server = createServer((_request, response) => response.end(JSON.stringify(status)));
  server.listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/status`;
}

it('a canary that throws is not promoted, and the figures say why', async () => {
  const { world, onSite, goLive, asJson } = await openCommandLine();
  await goLive();
  await world.releaseRemote('1.1.0', spa('otra'));
  await onSite('canary', 'spa@1.1.0');
  const [bad, good] = [await startStatus(7), await startStatus(0)];

  const refused = await onSite('canary', 'promote', '--status', bad);
  const health = await onSite('health', 'spa@1.1.0', '--status', bad);
  const promoted = await onSite('canary', 'promote', '--status', good);
  const { data } = await asJson('status');

  expect(refused.code).toBe(1);
  expect(refused.stderr).toContain('The canary is worse: 7 errors per 100 visits instead of 0.');
  expect(health.code).toBe(1);
  expect(health.stdout).toMatch(
    /mfe_spa 1\.1\.0 +100 visits {2}7 errors \(7 per 100\) {2}LCP 1900\n +mfe_spa 1\.0\.0/,
  );
  expect(health.stdout).toContain('7 × RangeError on /spa');
  expect(promoted.code, promoted.stderr).toBe(0);
  expect(data.remotes).toMatchObject({ mfe_spa: { version: '1.1.0' } });
});
