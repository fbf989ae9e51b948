import { readLiveManifest } from '@clinic/compose/manifest';
import type { FastifyInstance } from 'fastify';

import type { LiveSite } from './liveSite.ts';

export type Verification = {
  /** State of the files of the site and of its releases. */
  files: () => 'not checked' | 'whole' | 'damaged';
  /** Number of files that are missing or have other content. */
  damaged: () => number;
};

/** Delay after the start, when visitors of a gateway that ended arrive at this one. Milliseconds. */
export const VERIFY_DELAY = 15_000;

/** Interval at which damaged files are checked again. Milliseconds. */
const RETRY_INTERVAL = 60_000;

/** Largest number of files per folder in one log line. */
const MAX_NAMED = 10;

/**
 * Compares the files on the disk with their recorded hashes, some time after the start and after each deployment. Reads
 * one file at a time, so that visitors do not wait. Damaged files are reported and still served.
 * @param options.delay milliseconds after listening
 */
export function verifyFiles(
  server: FastifyInstance,
  { siteDir, live, delay }: { siteDir: string; live: LiveSite; delay: number },
): Verification {
  let damaged: number | undefined;
  let turn = Promise.resolve();
  let again: NodeJS.Timeout | undefined;

  async function verify(): Promise<void> {
    clearTimeout(again);
    // Loaded late, because it would delay the start.
    const { findDamage } = await import('@clinic/compose/damage');
    const manifest = await readLiveManifest(siteDir);
    if (!manifest) return;
    const found = await findDamage(siteDir, manifest);
    damaged = found.reduce((sum, { files }) => sum + files.length, 0);
    for (const { name, dir, files } of found) {
      server.log.error(
        { name, dir, files: files.slice(0, MAX_NAMED), damaged: files.length },
        'files are missing or changed: "clinic verify --repair" repairs them',
      );
    }
    if (damaged > 0) again = setTimeout(begin, RETRY_INTERVAL).unref();
  }
  function begin(): void {
    turn = turn.then(verify).catch((error: unknown) => {
      server.log.error({ err: error }, 'the files of the site cannot be checked');
    });
  }

  server.addHook('onListen', async () => {
    again = setTimeout(begin, delay).unref();
    live.onDeploy(begin);
  });
  server.addHook('onClose', async () => clearTimeout(again));
  return {
    files: () => (damaged === undefined ? 'not checked' : damaged === 0 ? 'whole' : 'damaged'),
    damaged: () => damaged ?? 0,
  };
}
