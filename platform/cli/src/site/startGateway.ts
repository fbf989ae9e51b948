import { createRequire } from 'node:module';

import { x } from 'tinyexec';

/**
 * Starts a gateway for a site's folder, which ends with this program.
 * @param port 0 for a free port
 * @param env further settings of the gateway
 * @returns the process and its URL
 * @throws Error when it does not start
 */
export async function startGateway(dir: string, port: number, env: NodeJS.ProcessEnv = {}) {
  const file = createRequire(import.meta.url).resolve('@tesela/gateway/server');
  const server = x(process.execPath, [file], {
    nodeOptions: {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, SITE_DIR: dir, PORT: String(port), LOG_LEVEL: 'silent', ...env },
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.kill(signal));
  for await (const line of server) {
    const url = /http:\/\/\S+?:\d+/.exec(line)?.[0];
    if (url) return { process: server.process, url };
  }
  throw new Error('The server of the site did not start.');
}
