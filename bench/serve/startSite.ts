import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import path from 'node:path';

import { freePort } from '../../e2e/support/freePort.ts';

export type Served = { origin: string; stop: () => void };

const root = path.resolve(import.meta.dirname, '../..');

/** Serves a composed site by the gateway, as it goes live; a browser beside it keeps it from nothing. */
export async function startSite(siteDir: string): Promise<Served> {
  const port = await freePort();
  const server = spawn(process.execPath, ['gateway/src/server/cli.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SITE_DIR: path.resolve(siteDir),
      LOG_LEVEL: 'silent',
      MAX_EVENT_LOOP_DELAY: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://localhost:${port}`;
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`The server of ${siteDir} ended with ${server.exitCode}.`);
    await wait(50);
  }
  return { origin, stop: () => server.kill('SIGTERM') };
}
