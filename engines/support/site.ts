import path from 'node:path';

import { Process } from './process.ts';

const root = path.resolve(import.meta.dirname, '../..');

export type Site = { baseUrl: string; stop: () => Promise<void> };

/** Serves the composed site, as `pnpm serve` does. */
export async function startSite(): Promise<Site> {
  const server = new Process(process.execPath, [path.join(root, 'gateway/src/server/cli.ts')], {
    PORT: '0',
    CHAT_RATE_LIMIT: '10000',
    MAX_EVENT_LOOP_DELAY: '0',
  });
  const [, baseUrl = ''] = await server.said(/The site is at (\S+)\//);
  return { baseUrl, stop: () => server.stop() };
}
