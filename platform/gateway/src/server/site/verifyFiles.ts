import { readLiveManifest } from '@clinic/compose/manifest';
import type { FastifyInstance } from 'fastify';

import type { LiveSite } from './liveSite.ts';

export type Verification = {
  /** What is known of the files of the site and of its releases. */
  files: () => 'not checked' | 'whole' | 'damaged';
  /** How many of them are missing or have other bytes. */
  damaged: () => number;
};

/** A gateway that has just started has visitors waiting who come to it from one that ends. Milliseconds. */
export const VERIFY_DELAY = 15_000;

/** Damaged files may have been mended meanwhile, and are looked at anew. Milliseconds. */
const AGAIN = 60_000;

/** Files that the log names of one folder. */
const MAX_NAMED = 10;

/**
 * Some time after the server listens, and again for each site that it takes, compares the files on the disk with what
 * they were made as: one after the other, so that visitors wait for nothing. What is damaged is served all the same.
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
    // Loaded only now: it takes time that the start has not.
    const { findDamage } = await import('@clinic/compose/damage');
    const manifest = await readLiveManifest(siteDir);
    if (!manifest) return;
    const found = await findDamage(siteDir, manifest);
    damaged = found.reduce((sum, { files }) => sum + files.length, 0);
    for (const { name, dir, files } of found) {
      server.log.error(
        { name, dir, files: files.slice(0, MAX_NAMED), damaged: files.length },
        'files are not what they were made as: "clinic verify --repair" mends them',
      );
    }
    if (damaged > 0) again = setTimeout(begin, AGAIN).unref();
  }
  function begin(): void {
    turn = turn.then(verify).catch((error: unknown) => {
      server.log.error({ err: error }, 'the files of the site cannot be checked');
    });
  }

  server.addHook('onListen', async () => {
    again = setTimeout(begin, delay).unref();
    live.onTake(begin);
  });
  server.addHook('onClose', async () => clearTimeout(again));
  return {
    files: () => (damaged === undefined ? 'not checked' : damaged === 0 ? 'whole' : 'damaged'),
    damaged: () => damaged ?? 0,
  };
}
