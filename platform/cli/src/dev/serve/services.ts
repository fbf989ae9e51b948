import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import type { RequestHandler } from '@rsbuild/core';
import { readEnvironment } from '@tesela/gateway/environment';
import { loadServices } from '@tesela/gateway/loadServices';
import Fastify from 'fastify';

import { root } from '#dev/source/remotes.ts';

/** Serves the services that the site's package.json names. What they read of the site is what was composed last. */
export async function serveServices(): Promise<RequestHandler> {
  const { services, site } = readEnvironment(process.env, await loadServices(root));
  const live = path.join(site, 'live');
  const liveDir = async () => {
    if (existsSync(live)) return live;
    throw new Error('There is no composed site: run "pnpm build" and "pnpm compose" once.');
  };
  const nexts = new WeakMap<IncomingMessage, () => void>();
  const server = Fastify();
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    reply.hijack();
    nexts.get(request.raw)?.();
  });
  for (const mount of services)
    await mount(server, { liveDir, redis: undefined, metrics: undefined, isWarm: false });
  await server.ready();
  return (request, response, next) => {
    nexts.set(request, next);
    server.routing(request, response);
  };
}
