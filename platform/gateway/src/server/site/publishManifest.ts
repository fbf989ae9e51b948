import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';

import { sendJson } from '#server/requests/sendJson.ts';

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
    return sendJson(request, reply, { ...manifest, history: manifest.history?.map(withoutNames) });
  });
}
