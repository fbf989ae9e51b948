import { existsSync } from 'node:fs';
import path from 'node:path';

import { callTesela, packageManager } from '#server/packageManager.ts';
import { loadServices } from '#server/services/loadServices.ts';
import { readEnvironment, type Environment } from '#server/settings/environment.ts';

import { createServer } from './server.ts';
import { closeOnSignals } from './shutdown.ts';

const listenProblems: Readonly<Record<string, (environment: Environment) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it or choose another port; PORT=0 takes any that is free.`,
  EACCES: ({ port }) => `This user may not open port ${port}. Choose one above 1023, e.g. PORT=3000.`,
  EADDRNOTAVAIL: ({ host }) => `HOST=${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST=${host} is not a known host name.`,
};

function explainListenError(error: unknown, environment: Environment): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return listenProblems[code]?.(environment) ?? (error instanceof Error ? error.message : String(error));
}

/** What makes a site: a workspace makes its own, and a repository of one remote shows the site of elsewhere. */
const composeCommands = (dir: string): string =>
  packageManager(dir) === 'pnpm'
    ? '"pnpm build" and "pnpm compose"'
    : `"${callTesela(dir)} compose --manifest https://…/live.json"`;

/** URL of the site for a browser on this machine. */
function addressOf({ host }: Environment, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}/`;
}

async function serve(environment: Environment): Promise<void> {
  const { site, port, host } = environment;
  const server = createServer({ ...environment, isWarm: true });
  if (!existsSync(path.join(site, 'live/registry.json'))) {
    throw new Error(`There is no composed site in ${site}. Run ${composeCommands(process.cwd())} first.`);
  }
  closeOnSignals(server, environment.shutdownGrace);
  await server.listen({ port, host }).catch((error: unknown) => {
    throw new Error(explainListenError(error, environment), { cause: error });
  });
  // With PORT=0 the operating system chooses a port.
  const address = server.addresses()[0];
  const actualPort = typeof address === 'object' ? address.port : port;
  console.log(`The site is at ${addressOf(environment, actualPort)}`);
}

try {
  await serve(readEnvironment(process.env, await loadServices(process.cwd())));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
