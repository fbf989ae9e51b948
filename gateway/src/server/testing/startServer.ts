import type { FastifyInstance } from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

import { createServer, type ServerOptions } from '#server/server.ts';
import { makeSite } from './fixtureSite.ts';

/** A server of a fresh fixture site, closed when the test ends. */
export async function startServer(
  options: Partial<ServerOptions> = {},
): Promise<{ server: FastifyInstance; site: string }> {
  const site = options.site ?? (await makeSite());
  // The machine that runs tests may be busy with anything: only a test of that turns requests away.
  const server = createServer({ limits: { maxEventLoopDelay: 0 }, ...options, site });
  onTestFinished(() => server.close());
  await server.ready();
  return { server, site };
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
