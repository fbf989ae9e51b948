import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { sampleSubmission } from '@clinic/shared/testing/testAssessmentsApi';
import { sampleComplaint } from '@clinic/shared/testing/testComplaintsApi';
import { ensureInstalled } from '@tesela/testing/debian';
import { startGateway } from '@tesela/testing/gateway';
import { startNginx } from '@tesela/testing/nginx';
import { siteDir } from '@tesela/testing/site';
import getPort from 'get-port';
import { expect, it, onTestFinished, vi } from 'vitest';

import { listUrls, sendVisitors } from './support/visitors.ts';

const problem = ensureInstalled({ 'nginx-light': 'nginx', openssl: 'openssl' });
if (problem) console.log(problem);

/** As many forms as one client may send in a minute. */
const FORMS = 5;

const kinds = [
  { path: '/api/assessments', sample: sampleSubmission },
  { path: '/api/complaints', sample: sampleComplaint },
] as const;

it.skipIf(problem)(
  'an inbox that never answers costs no page, and who sent a form hears that it did not arrive',
  async () => {
    let calls = 0;
    const webhook = createServer(() => void (calls += 1)).listen(0, '127.0.0.1');
    await once(webhook, 'listening');
    onTestFinished(() => void webhook.close().closeAllConnections());
    const gateways = await Promise.all(
      [1, 2].map(async () => {
        const gateway = await startGateway({
          TRUSTED_PROXIES: '127.0.0.1',
          MAX_EVENT_LOOP_DELAY: '0',
          LOG_LEVEL: 'silent',
          ASSESSMENT_WEBHOOK_URL: `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/`,
        });
        onTestFinished(async () => void (await gateway.end('SIGKILL')));
        return new URL(gateway.url).host;
      }),
    );
    const plain = await getPort();
    const nginx = await startNginx(
      'proxy.conf',
      { plain },
      { '127.0.0.1:3001': gateways[0] ?? '', '127.0.0.1:3002': gateways[1] ?? '' },
    );
    onTestFinished(async () => void (await nginx.end('SIGTERM')));
    const origin = `http://127.0.0.1:${plain}`;

    const visitors = sendVisitors(origin, listUrls(siteDir), 4);
    const forms = Array.from({ length: FORMS }, async (_, at) => {
      const { path, sample } = kinds[at % kinds.length] ?? kinds[0];
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...sample, id: `${sample.id.slice(0, -1)}${at}` }),
      });
      return { status: response.status, body: await response.json() };
    });
    await vi.waitUntil(() => calls >= FORMS, { timeout: 300_000, interval: 50 });
    const answers = await Promise.all(forms);
    await visitors.more(200);
    await visitors.leave();
    console.log(`${visitors.failures.length} of ${visitors.served()} answers were not 200`);

    expect(answers).toEqual(answers.map(() => ({ status: 502, body: { error: { code: 'undeliverable' } } })));
    expect(visitors.failures).toEqual([]);
  },
);
