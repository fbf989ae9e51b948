import type { FastifyInstance } from 'fastify';
import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, onTestFinished } from 'vitest';

import { createServer, type ServerOptions } from '#server/server.ts';
import { makeSite, writeSite, type SiteFiles } from './fixtureSite.ts';

type Started = { server: FastifyInstance; site: string };

async function start(options: Partial<ServerOptions>, site: string): Promise<Started> {
  // The machine that runs tests may be busy with anything: only a test of that turns requests away.
  const server = createServer({ limits: { maxEventLoopDelay: 0 }, ...options, site });
  await server.ready();
  return { server, site };
}

/** A server of a fresh fixture site, closed when the test ends. @param files of the site, beside the usual */
export async function startServer(
  options: Partial<ServerOptions> = {},
  files: SiteFiles = {},
): Promise<Started> {
  const started = await start(options, options.site ?? (await makeSite(files)));
  onTestFinished(() => started.server.close());
  return started;
}

/**
 * One server for all tests of a file that change neither its site nor its counts: called beside them, it gives what
 * each calls for the server. A listener is opened with it, for what only a socket can send.
 */
export function shareServer(
  options: Partial<ServerOptions> = {},
  files: SiteFiles = {},
): () => Promise<{ server: FastifyInstance; port: number }> {
  let started: Promise<Started & { port: number }> | undefined;
  const begin = async () => {
    const { server, site } = await start(options, await writeSite(files));
    return { server, site, port: await listen(server) };
  };
  afterAll(async () => {
    if (!started) return;
    const { server, site } = await started;
    await server.close();
    await rm(site, { recursive: true, force: true });
  });
  return () => (started ??= begin());
}

/** @returns the port of this machine that it listens on */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/**
 * Sends bytes over a socket just as they are, which no HTTP client would.
 * @returns all that came until the server closed the connection
 */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // Not ended: to a server, a client that ends its side has gone away.
  socket.write(request, 'latin1');
  return text(socket);
}
