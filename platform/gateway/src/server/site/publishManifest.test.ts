import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from 'vitest';

import { startServer } from '#server/testing/startServer.ts';

const manifest = {
  environment: 'test',
  history: [{ at: 'now', by: 'ana', reason: 'new prices', action: 'promote' }],
};

it('replicas and teams follow what is live, and learn nobody’s name', async () => {
  const { server, site } = await startServer({ publishesManifest: true });
  await writeFile(path.join(site, 'live.json'), JSON.stringify(manifest));

  const first = await server.inject('/live.json');
  const again = await server.inject({
    url: '/live.json',
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect(first.json()).toEqual({ environment: 'test', history: [{ at: 'now', action: 'promote' }] });
  expect(again.statusCode).toBe(304);
});

it('nothing is published unless somebody says so', async () => {
  const { server, site } = await startServer();
  await writeFile(path.join(site, 'live.json'), JSON.stringify(manifest));

  const response = await server.inject('/live.json');

  expect(response.statusCode).toBe(404);
});
