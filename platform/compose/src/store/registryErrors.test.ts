import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { registryStore } from './registryStore.ts';

/** A registry that answers everything alike. */
async function startRegistry(status: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end('{}')).listen(
    0,
    '127.0.0.1',
  );
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`; // listens on a port
}

it.each<[string, () => Promise<string>, string | undefined, RegExp]>([
  [
    'requires a token',
    () => startRegistry(401),
    undefined,
    /requires a token for @clinic\/mfe-sweets@1\.0\.0: set TESELA_REGISTRY_TOKEN/,
  ],
  [
    'does not know the token',
    () => startRegistry(401),
    'old',
    /does not accept the token in TESELA_REGISTRY_TOKEN/,
  ],
  ['forbids it', () => startRegistry(403), 'ours', /forbids @clinic\/mfe-sweets@1\.0\.0/],
  ['does not have it', () => startRegistry(404), undefined, /is not in .*: release it there first/],
  ['cannot be reached', async () => 'http://127.0.0.1:1/', undefined, /cannot be reached \(ECONNREFUSED\)/],
])('a registry that %s is told from the others', async (_what, start, token, message) => {
  const cache = await mkdtemp(path.join(os.tmpdir(), 'npm-cache-'));
  onTestFinished(() => rm(cache, { recursive: true, force: true }));
  const store = registryStore(await start(), cache, token);

  await expect(store.find('@clinic/mfe-sweets', '1.0.0')).rejects.toThrow(message);
});
