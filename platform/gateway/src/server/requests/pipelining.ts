import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after the other. Some clients send a few at once. */
const MAX_UNANSWERED = 4;

/**
 * Node makes a request of all that it has read, though the connection was closed meanwhile: 64 kB hold 2,000 of them,
 * and each takes a kilobyte until the turn of the event loop ends. What its parser asks about each request that it
 * meets may also answer that it shall stop. That is no public interface, and none does it: `pause()` and `destroy()`
 * hold for the next read, `maxRequestsPerSocket` counts what was answered too and makes the rest all the same. Should a
 * Node know no `onIncoming` any more, `limits.test.ts` fails.
 */
function stopParsing(socket: Socket): void {
  const { parser } = socket as Socket & { parser?: { onIncoming: () => number } | null };
  if (parser) parser.onIncoming = () => -1;
}

/**
 * Answers the requests of one connection one after the other, and closes a connection that sends many without reading
 * the answers: each would be kept in memory until it does. Before the framework sees them, and none is looked at before
 * all that was read is parsed: of a connection that is closed, nothing was begun.
 */
export function limitPipelining({ server, log }: FastifyInstance): void {
  /** What of each connection waits for the answer before it. */
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
  // Without a listener Node answers these by itself, past all limits.
  server.on('checkExpectation', receive);
}
