import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { startGateway } from '@tesela/testing/gateway';
import { startProcess } from '@tesela/testing/process';
import { root, tractorStore } from '@tesela/testing/site';
import { expect, it, onTestFinished } from 'vitest';

import { listUrls } from './support/visitors.ts';

const tesela = path.join(root, 'platform/cli/src/tesela.ts');

/** Serves the manifest as any server does. */
async function publishManifest(): Promise<string> {
  const server = createServer((_request, response) => {
    createReadStream(path.join(tractorStore.dir, 'live.json')).pipe(response);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // listens on a port, not on a pipe
  return `http://127.0.0.1:${port}/live.json`;
}

/** A server beside a command that composes what a manifest names, a file or an address, into an empty folder. */
async function startReplica(manifest: string): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'tesela-replica-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  const args = [tesela, 'compose', '--manifest', manifest, '--every', '1', '--site', site];
  const follower = startProcess(process.execPath, args, {
    cwd: tractorStore.folder,
    env: { TESELA_STORE: path.join(tractorStore.dir, 'packages') },
  });
  onTestFinished(async () => void (await follower.end()));
  await follower.waitForLine(/: live/);
  const replica = await startGateway({ SITE_DIR: site, MAX_EVENT_LOOP_DELAY: '0' }, tractorStore);
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
  const [one = '', two = ''] = await Promise.all([
    startReplica(path.join(tractorStore.dir, 'live.json')),
    startReplica(await publishManifest()),
  ]);

  const urls = listUrls(tractorStore.dir);
  expect(urls.length).toBeGreaterThan(70);
  for (const url of [...urls, '/registry.json', '/sitemap.xml', '/robots.txt']) {
    const [left, right] = await Promise.all([read(one + url), read(two + url)]);
    expect(left.status, url).toBe(200);
    expect(left, url).toEqual(right);
  }
});
