import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

import { serveChat, type ChatOptions } from '#http/serveChat.ts';
import { documents, siteFile } from '#testing/fixtures.ts';

type Options = ChatOptions & {
  trustedProxies?: string[];
  logLevel?: string;
  logStream?: { write: (line: string) => void };
};

/** What the service reads of a composed site; undefined leaves a file out. */
type SiteFiles = Readonly<Record<'chat.json' | 'settings.json', string | undefined>>;

const goodFiles: SiteFiles = {
  'chat.json': JSON.stringify(documents),
  'settings.json': JSON.stringify({ site: siteFile }),
};

/** A folder of composed sites. */
async function makeSites() {
  const root = await mkdtemp(path.join(tmpdir(), 'clinic-chat-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  let live = '';
  return {
    liveDir: async () => live,
    /** Makes a new site live: what is not given of it is as it should be. */
    release: async (changed: Partial<SiteFiles> = {}) => {
      const dir = path.join(root, randomUUID());
      await mkdir(dir);
      for (const [name, text] of Object.entries({ ...goodFiles, ...changed })) {
        if (text !== undefined) await writeFile(path.join(dir, name), text);
      }
      live = dir;
    },
  };
}

/** The least server that mounts the service, with a live site; closed when the test ends. */
export async function startHost(options: Options = {}): Promise<{
  server: FastifyInstance;
  release: (changed?: Partial<SiteFiles>) => Promise<void>;
}> {
  const { trustedProxies, logLevel, logStream, ...chat } = options;
  const { liveDir, release } = await makeSites();
  await release();
  const server = Fastify({
    logger: logLevel === undefined ? false : { level: logLevel, ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies ?? [],
    onProtoPoisoning: 'remove',
    onConstructorPoisoning: 'remove',
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({ status: reply.statusCode }, 'request');
  });
  void server.register(serveChat, { prefix: '/api', liveDir, ...chat });
  onTestFinished(() => server.close());
  await server.ready();
  return { server, release };
}
