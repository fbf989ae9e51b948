import type { FastifyInstance } from 'fastify';

/** How long running requests may take to end once the server was told to stop. Milliseconds. */
const DRAIN_TIMEOUT = 10_000;

/** How often connections that have become idle meanwhile are closed. Milliseconds. */
const IDLE_CHECK = 100;

/**
 * Ends the process with code 0 on SIGTERM or SIGINT: no new connections, running requests are answered,
 * those that take too long are cut off. Package managers pass a Ctrl-C on twice, so a second signal changes nothing.
 */
export function closeOnSignals(server: FastifyInstance): void {
  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) return;
    closing = true;
    server.log.info({ signal }, 'closing');
    // Closing the server ends the connections that are idle now; one that was answering would be kept alive.
    setInterval(() => server.server.closeIdleConnections(), IDLE_CHECK);
    setTimeout(() => server.server.closeAllConnections(), DRAIN_TIMEOUT);
    await server.close();
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
