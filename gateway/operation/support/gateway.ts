import path from 'node:path';

import { run, type Running } from './process.ts';

const cli = path.resolve(import.meta.dirname, '../../src/server/cli.ts');

export type Gateway = Running & { url: string };

/** Starts the real server in a process of its own and waits until it listens. */
export async function startGateway(env: Record<string, string>): Promise<Gateway> {
  const server = run(process.execPath, [cli], { HOST: '127.0.0.1', LOG_LEVEL: 'info', ...env });
  await server.says(/The site is at http:\S+/);
  return { ...server, url: /The site is at (http:\/\/[\d.:]+)/.exec(server.output())?.[1] ?? '' };
}
