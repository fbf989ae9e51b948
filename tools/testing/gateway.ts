import path from 'node:path';

import { startProcess, type RunningProcess } from './process.ts';
import { clinic, root, siteDir, type SiteFolders } from './site.ts';

export type Gateway = RunningProcess & { url: string };

/** The program. */
export const gatewayCli = path.join(root, 'platform/gateway/src/server/cli.ts');

/**
 * Starts the gateway as a child process on a free port and waits until it listens.
 * @param site whose services it mounts, and whose pages it serves unless `SITE_DIR` names others
 */
export async function startGateway(
  env: Readonly<Record<string, string>>,
  site: SiteFolders = clinic,
): Promise<Gateway> {
  const server = startProcess(process.execPath, [gatewayCli], {
    cwd: site.folder,
    env: {
      SITE_DIR: site.dir,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      SHUTDOWN_GRACE: '0',
      MEASURED_SHARE: '0',
      ...env,
    },
  });
  const [, url = ''] = await server.waitForLine(/The site is at (http:\S+)\/$/);
  return { ...server, url };
}

/** Settings of a gateway that shares the machine with a test's browser: no limits per address, no load shedding. */
export const besideBrowser = {
  CHAT_RATE_LIMIT: '10000',
  MAX_EVENT_LOOP_DELAY: '0',
  LOG_LEVEL: 'warn',
};

/** Settings of a gateway whose counts of visits a test reads. */
export const measured = { METRICS_PORT: '0', LOG_LEVEL: 'info' };

/** Lines of the metrics of a gateway with these settings that count visits. */
export async function readVisits(server: RunningProcess): Promise<string[]> {
  const [, port] = await server.waitForLine(/"port":(\d+)\},"msg":"metrics are served"/);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return metrics.split('\n').filter((line) => line.startsWith('browser_') && !line.endsWith(' 0'));
}

/** Serves a composed site to browsers on this machine. */
export const serveSite = (
  dir: string = siteDir,
  env: Readonly<Record<string, string>> = {},
): Promise<Gateway> => startGateway({ ...besideBrowser, SITE_DIR: path.resolve(dir), ...env });
