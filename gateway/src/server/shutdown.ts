import type { FastifyInstance } from 'fastify';

/** How long running requests may take to end once the server was told to stop. Milliseconds. */
const DRAIN_TIMEOUT = 10_000;

/**
 * Ends the process with code 0 on SIGTERM or SIGINT: no new connections, running requests are answered,
 * those that take too long are cut off. A second signal ends it at once.
 */
export function closeOnSignals(server: FastifyInstance): void {
  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    server.log.info({ signal }, 'closing');
    const timer = setTimeout(() => server.server.closeAllConnections(), DRAIN_TIMEOUT);
    await server.close();
    clearTimeout(timer);
    process.exit(0);
  };
  process.on('SIGTERM', (signal) => void close(signal));
  process.on('SIGINT', (signal) => void close(signal));
}
