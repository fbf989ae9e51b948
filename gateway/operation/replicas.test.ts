import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { startGateway } from './support/gateway.ts';
import { composedSite } from './support/site.ts';
import { listUrls } from './support/visitors.ts';

/** A server with an empty folder, which composes what the manifest of the composed site names. */
async function startReplica(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'clinic-replica-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const replica = await startGateway({
    PORT: '0',
    SITE_DIR: site,
    FOLLOW_MANIFEST: path.join(composedSite, 'live.json'),
    CLINIC_STORE: path.join(composedSite, 'packages'),
    MAX_EVENT_LOOP_DELAY: '0',
  });
  onTestFinished(async () => void (await replica.end('SIGKILL')));
  return replica.url;
}

async function read(url: string): Promise<{ status: number; etag: string | null; body: string }> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  const { status, headers } = response;
  return {
    status,
    etag: headers.get('etag'),
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

it('two replicas on one manifest compose the same bytes and give the same ETags', async () => {
  const [one = '', two = ''] = await Promise.all([startReplica(), startReplica()]);

  const urls = listUrls(composedSite);
  expect(urls.length).toBeGreaterThan(100);
  for (const url of [...urls, '/registry.json', '/sitemap.xml', '/robots.txt']) {
    const [left, right] = await Promise.all([read(one + url), read(two + url)]);
    expect(left.status, url).toBe(200);
    expect(left, url).toEqual(right);
  }
}, 300_000);
