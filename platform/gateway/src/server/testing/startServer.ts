import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import type { FastifyInstance } from 'fastify';
import { afterAll, onTestFinished } from 'vitest';

import { createServer, type ServerOptions } from '#server/server.ts';

import { makeSite, writeSite, type FixtureFiles } from './fixtureSite.ts';

type Started = { server: FastifyInstance; site: string };

async function start(options: Partial<ServerOptions>, site: string): Promise<Started> {
  // Load shedding is off by default, because the machine that runs the tests may be busy.
  const server = createServer({ limits: { maxEventLoopDelay: 0 }, ...options, site });
  await server.ready();
  return { server, site };
}

/** Starts a server with a new fixture site, closed when the test ends. @param files in addition to the usual ones */
export async function startServer(
  options: Partial<ServerOptions> = {},
  files: FixtureFiles = {},
): Promise<Started> {
  const started = await start(options, options.site ?? (await makeSite(files)));
  onTestFinished(() => started.server.close());
  return started;
}

/**
 * Shares one listening server among the tests of a file that change neither its site nor its counts.
 * @returns a function that starts the server at its first call
 */
export function shareServer(
  options: Partial<ServerOptions> = {},
  files: FixtureFiles = {},
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

/** @returns the port on which the server listens */
export async function listen(server: FastifyInstance): Promise<number> {
  await server.listen({ port: 0, host: '127.0.0.1' });
  const [address] = server.addresses();
  return typeof address === 'object' ? address.port : 0;
}

/**
 * Sends raw bytes over a socket, for requests that no HTTP client would send.
 * @returns everything that was received until the server closed the connection
 */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // The socket stays open, because a server treats a client that ends its side as gone.
  socket.write(request, 'latin1');
  return text(socket);
}
