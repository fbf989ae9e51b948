import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

import { serveChat, type ChatOptions } from '#http/serveChat.ts';
import { documents, siteFile } from '#testing/fixtures.ts';

type Options = ChatOptions & {
  trustedProxies?: string[];
  logLevel?: string;
  logStream?: { write: (line: string) => void };
};

async function makeLiveFiles(): Promise<string> {
  const site = await mkdtemp(path.join(tmpdir(), 'clinic-chat-'));
  onTestFinished(() => rm(site, { recursive: true, force: true }));
  await mkdir(path.join(site, 'live'));
  await writeFile(path.join(site, 'live/chat.json'), JSON.stringify(documents));
  await writeFile(path.join(site, 'live/settings.json'), JSON.stringify({ site: siteFile }));
  return site;
}

/** The least server that mounts the service, with the files it reads; closed when the test ends. */
export async function startHost(options: Options = {}): Promise<{ server: FastifyInstance; site: string }> {
  const { trustedProxies, logLevel, logStream, ...chat } = options;
  const site = await makeLiveFiles();
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
  void server.register(serveChat, { prefix: '/api', live: path.join(site, 'live'), ...chat });
  onTestFinished(() => server.close());
  await server.ready();
  return { server, site };
}
