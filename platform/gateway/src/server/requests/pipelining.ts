import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Requests that one connection may send before the first is answered. Browsers and proxies send one at a time. */
const MAX_UNANSWERED = 4;

/**
 * Makes Node's parser stop. Otherwise Node creates a request object for everything that it has read, even after the
 * connection is closed: 64 kB can contain 2,000 requests of a kilobyte of memory each. `onIncoming` is not a public
 * interface, but no public one works: `pause()` and `destroy()` act from the next read on, and `maxRequestsPerSocket`
 * counts answered requests. `limits.test.ts` fails if a new Node has no `onIncoming`.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => -1;
}

/**
 * Answers the requests of one connection one after the other, and closes a connection that sends many requests without
 * reading the answers, which would fill the memory. The first request starts only after everything that was read is
 * parsed, so that no handler starts for a connection that is closed.
 */
export function limitPipelining({ server, log }: FastifyInstance): void {
  /** Requests of each connection that wait for the answer before them. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  const handlers = server.listeners('request');
  server.removeAllListeners('request');

  function handle(request: IncomingMessage, response: ServerResponse): void {
    if (request.socket.destroyed) return;
    response.once('close', () => {
      const next = waiting.get(request.socket)?.shift();
      if (next) next();
      else waiting.delete(request.socket);
    });
    for (const handler of handlers) handler.call(server, request, response);
  }

  function receive(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const before = waiting.get(socket);
    if (!before) {
      waiting.set(socket, []);
      process.nextTick(handle, request, response);
    } else if (before.length < MAX_UNANSWERED - 1) {
      before.push(() => handle(request, response));
    } else {
      log.warn('a connection that sends requests and reads no answers is closed');
      stopParsing(socket);
      socket.destroy();
    }
  }
  server.on('request', receive);
  // Without a listener Node would answer these by itself, without our headers.
  server.on('checkExpectation', receive);
}
