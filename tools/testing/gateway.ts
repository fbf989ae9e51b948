import path from 'node:path';

import { startProcess, type Running } from './process.ts';
import { root, siteDir } from './site.ts';

export type Gateway = Running & { url: string };

/**
 * Starts the real server in a process of its own, on a free port, and waits until it listens.
 * @param workspace whose server it is; a copy may have another
 */
export async function startGateway(
  env: Readonly<Record<string, string>>,
  workspace: string = root,
): Promise<Gateway> {
  const server = startProcess(
    process.execPath,
    [path.join(workspace, 'platform/gateway/src/server/cli.ts')],
    {
      cwd: workspace,
      env: { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info', SHUTDOWN_GRACE: '0', ...env },
    },
  );
  const [, url = ''] = await server.says(/The site is at (http:\S+)\/$/);
  return { ...server, url };
}

/** What a server is told that shares the machine with a browser: all requests come from one address, it may be late,
 * and no visit is measured by chance. */
export const besideBrowser = {
  CHAT_RATE_LIMIT: '10000',
  MAX_EVENT_LOOP_DELAY: '0',
  LOG_LEVEL: 'warn',
  MEASURED_SHARE: '0',
};

/** Serves a composed site to browsers on this machine; `/status` tells what is live. */
export const serveSite = (
  dir: string = siteDir,
  env: Readonly<Record<string, string>> = {},
): Promise<Gateway> => startGateway({ ...besideBrowser, STATUS: 'on', SITE_DIR: path.resolve(dir), ...env });
