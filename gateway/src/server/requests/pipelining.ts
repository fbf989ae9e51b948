import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request after the other. Some clients send a few at once. */
const MAX_UNANSWERED = 10;

/**
 * Answers the requests of one connection one after the other, and closes a connection that sends many without reading
 * the answers: each would be kept in memory until it does.
 */
export function limitPipelining(server: FastifyInstance): void {
  /** What of each connection waits for the answer before it. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    if (socket.destroyed) return void reply.hijack();
    reply.raw.once('close', () => {
      const [next, ...others] = waiting.get(socket) ?? [];
      if (next) waiting.set(socket, others);
      else waiting.delete(socket);
      next?.();
    });
    const before = waiting.get(socket);
    if (!before) {
      waiting.set(socket, []);
      return void done();
    }
    if (before.length < MAX_UNANSWERED - 1) return void before.push(done);
    request.log.warn('a connection that sends requests and reads no answers is closed');
    socket.destroy();
    reply.hijack();
  });
}
