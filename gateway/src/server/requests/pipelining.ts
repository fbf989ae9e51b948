import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after the other. Some clients send a few at once. */
const MAX_UNANSWERED = 10;

/**
 * Answers the requests of one connection one after the other, and closes a connection that sends many without reading
 * the answers: each would be kept in memory until it does. Before the framework sees them, since a closed connection's
 * requests still come out of the bytes that were read already.
 */
export function limitPipelining({ server, log }: FastifyInstance): void {
  /** What of each connection waits for the answer before it. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const handlers = server.listeners('request');
  server.removeAllListeners('request');

  function handle(request: IncomingMessage, response: ServerResponse): void {
    response.once('close', () => {
      const next = waiting.get(request.socket)?.shift();
      if (!next) waiting.delete(request.socket);
      else if (!request.socket.destroyed) next();
    });
    for (const handler of handlers) handler.call(server, request, response);
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const before = waiting.get(socket);
    if (!before) {
      waiting.set(socket, []);
      handle(request, response);
    } else if (before.length < MAX_UNANSWERED - 1) {
      before.push(() => handle(request, response));
    } else {
      log.warn('a connection that sends requests and reads no answers is closed');
      socket.destroy();
    }
  });
}
