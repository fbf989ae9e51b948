import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Time limit for running requests after the server stopped listening. The clinic's inbox may take 25 s. Milliseconds. */
const DRAIN_TIMEOUT = 30_000;

/** Interval at which idle connections are closed. Milliseconds. */
const IDLE_CHECK = 100;

/** Longest wait for a turn of the event loop without a new connection. Milliseconds. */
const QUIET_TIMEOUT = 1000;

export type ShutdownState = { isShuttingDown: boolean };

/** During the shutdown every answer closes its connection. */
export function drainConnections(server: FastifyInstance, shutdown: ShutdownState): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (shutdown.isShuttingDown) reply.header('connection', 'close');
    done();
  });
}

/**
 * Stops listening after a turn of the event loop without a new connection. Node accepts one connection per turn, and the
 * operating system resets those that are still in the queue.
 */
async function stopListening(server: Server): Promise<void> {
  let hasConnected = true;
  server.on('connection', () => (hasConnected = true));
  for (const end = performance.now() + QUIET_TIMEOUT; hasConnected && performance.now() < end;) {
    hasConnected = false;
    await nextTurn();
  }
  server.close();
}

/**
 * Ends the process with code 0 on SIGTERM or SIGINT. First `/readyz` fails and every answer closes its connection, so that
 * no connection is closed during a request. Then the server stops listening and answers running requests; it waits for none
 * longer than its limit. A second signal is ignored, because package managers pass a Ctrl-C on twice.
 * @param grace time after SIGTERM in which a load balancer can notice that `/readyz` fails. Milliseconds
 */
export function closeOnSignals(server: FastifyInstance, shutdown: ShutdownState, grace: number): void {
  const close = async (signal: NodeJS.Signals) => {
    if (shutdown.isShuttingDown) return;
    shutdown.isShuttingDown = true;
    server.log.info({ signal }, 'closing');
    // After Ctrl-C somebody waits for the end, so there is no grace period.
    if (signal === 'SIGTERM') {
      await wait(grace);
      await stopListening(server.server);
    }
    // Closing the server ends connections that are idle now; connections that become idle later are closed here.
    setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK);
    setTimeout(() => process.exit(0), DRAIN_TIMEOUT);
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
