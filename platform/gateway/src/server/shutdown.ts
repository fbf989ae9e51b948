import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

import type { FastifyInstance } from 'fastify';

/** Time limit for running requests after the server stopped listening. The site's inbox may take 25 s. Milliseconds. */
const DRAIN_TIMEOUT = 30_000;

/** Interval at which idle connections are closed. Milliseconds. */
const IDLE_CHECK = 100;

/** Longest wait for a turn of the event loop without a new connection. Milliseconds. */
const QUIET_TIMEOUT = 1000;

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
 * Ends the process with code 0 on SIGTERM or SIGINT. From the signal on `/readyz` fails and Fastify closes each connection
 * with its next answer, so that no connection is closed during a request. Then the server stops listening and answers
 * running requests; it waits for none longer than its limit. A second signal is ignored, because package managers pass a
 * Ctrl-C on twice.
 * @param grace time after SIGTERM in which a load balancer can notice that `/readyz` fails. Milliseconds
 */
export function closeOnSignals(server: FastifyInstance, grace: number): void {
  let received: NodeJS.Signals | undefined;
  server.addHook('preClose', async () => {
    // After Ctrl-C somebody waits for the end, so there is no grace period.
    if (received === 'SIGTERM') {
      await wait(grace);
      await stopListening(server.server);
    }
    // Closing the server ends connections that are idle now; connections that become idle later are closed here.
    setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK);
    setTimeout(() => process.exit(0), DRAIN_TIMEOUT);
  });
  const close = async (signal: NodeJS.Signals) => {
    if (received) return;
    received = signal;
    server.log.info({ signal }, 'closing');
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
