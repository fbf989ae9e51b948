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
  const server = createServer({ ...options, site });
  onTestFinished(() => server.close());
  await server.ready();
  return { server, site };
}

/** Sends bytes over a socket just as they are, which no HTTP client would, and returns the whole answer. */
export async function sendRaw(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.end(request, 'latin1');
  return text(socket);
}
