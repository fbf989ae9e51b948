import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long running requests may take to end once there are no new ones: the clinic's inbox is given 25 s. Milliseconds. */
const DRAIN_TIMEOUT = 30_000;

/** How often connections that have become idle meanwhile are closed. Milliseconds. */
const IDLE_CHECK = 100;

/** How long a turn of the event loop is waited for in which nobody comes. Milliseconds. */
const QUIET_TIMEOUT = 1000;

/** Whether the server is about to end. */
export type Leaving = { isLeaving: boolean };

/** While the server is about to end, each answer tells its connection that it was the last. */
export function sayGoodbye(server: FastifyInstance, leaving: Leaving): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (leaving.isLeaving) reply.header('connection', 'close');
    done();
  });
}

/**
 * Ends the listening in a turn in which nobody waited to be let in: each turn lets one in, and the system cuts off those
 * whose connections are open already and whose turn it was not.
 */
async function stopListening(server: Server): Promise<void> {
  let hasCome = true;
  server.on('connection', () => (hasCome = true));
  for (const end = performance.now() + QUIET_TIMEOUT; hasCome && performance.now() < end;) {
    hasCome = false;
    await nextTurn();
  }
  server.close();
}

/**
 * Ends the process with code 0 on SIGTERM or SIGINT. First it is not ready any more and lets go of each connection
 * with an answer, so that none is closed on a request that is on its way; then there are no new connections, running
 * requests are answered, and those that take too long are cut off. Package managers pass a Ctrl-C on twice, so a second
 * signal changes nothing.
 * @param grace how long whoever sends visitors has to notice, after SIGTERM. Milliseconds
 */
export function closeOnSignals(server: FastifyInstance, leaving: Leaving, grace: number): void {
  const close = async (signal: NodeJS.Signals) => {
    if (leaving.isLeaving) return;
    leaving.isLeaving = true;
    server.log.info({ signal }, 'closing');
    // Whoever presses Ctrl-C waits for it.
    if (signal === 'SIGTERM') {
      await wait(grace);
      await stopListening(server.server);
    }
    // Closing the server ends the connections that are idle now; one that was answering would be kept alive.
    setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK);
    setTimeout(() => server.server.closeAllConnections(), DRAIN_TIMEOUT);
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
