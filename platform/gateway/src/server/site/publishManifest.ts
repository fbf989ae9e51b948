import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

type Entry = Record<string, unknown>;

/** Authors and reasons are not public. */
const withoutNames = ({ by: _by, reason: _reason, ...entry }: Entry): Entry => entry;

/**
 * `GET /live.json`: the manifest for replicas and teams elsewhere, without the names of its authors.
 * @param siteDir folder of the site
 */
export function publishManifest(server: FastifyInstance, siteDir: string): void {
  server.get('/live.json', async (request, reply) => {
    const text = await readFile(path.join(siteDir, 'live.json'), 'utf8');
    const manifest = JSON.parse(text) as { history?: Entry[] };
    const made = JSON.stringify({ ...manifest, history: manifest.history?.map(withoutNames) });
    const etag = `"${createHash('sha256').update(made).digest('base64url').slice(0, 27)}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(`${made}\n`);
  });
}
