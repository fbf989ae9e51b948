import type { FastifyInstance } from 'fastify';

import type { ServerOptions } from '#server/server.ts';

/**
 * Starts a server whose metrics are at a free port.
 * @param start makes it with these options
 * @returns it, the origin of its metrics, what reads them, and the lines of its log
 */
export async function startWithMetrics<T extends { server: FastifyInstance }>(
  start: (options: Pick<ServerOptions, 'metrics' | 'logLevel' | 'logStream'>) => Promise<T>,
) {
  const lines: string[] = [];
  const started = await start({
    metrics: { host: '127.0.0.1', port: 0 },
    logLevel: 'info',
    logStream: { write: (line) => lines.push(line) },
  });
  const { address } = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'metrics are served');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    ...started,
    origin,
    read: async () => (await fetch(`${origin}/metrics`)).text(),
    logged: () => lines.map((line): Record<string, unknown> => JSON.parse(line)),
  };
}
