import type { FastifyBaseLogger } from 'fastify';
import { statSync } from 'node:fs';
import path from 'node:path';

import { openDeployment, type Deployment } from './deployment.ts';

export type LiveSite = {
  /** The newest deployment that was whole; undefined while there has been none. */
  current: () => Deployment | undefined | Promise<Deployment | undefined>;
  /** Whether there is a folder to serve from. */
  isThere: () => boolean;
  /** Whether what is served is also what stands on the disk. */
  isUpToDate: () => boolean;
  /** How often another deployment was not taken, because it was not whole. */
  refused: () => number;
  /** Tells of each deployment that is taken. */
  onTake: (listener: (deployment: Deployment) => unknown) => void;
};

/** A folder behind a link; two looks have the same one when all of it is equal. */
type Identity = { dev: number; ino: number; mtimeMs: number };

function identify(link: string): Identity | undefined {
  try {
    // Synchronous: one look at a cached entry takes a microsecond, a promise would take ten.
    return statSync(link, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const isSame = (a: Identity | undefined, b: Identity | undefined): boolean =>
  a === b || (a?.ino === b?.ino && a?.mtimeMs === b?.mtimeMs && a?.dev === b?.dev);

/**
 * Follows the link that compose swaps. When what it leads to is not whole, the last site that was stays.
 * @param siteDir absolute path of the folder that compose writes
 */
export function createLiveSite(siteDir: string, log: FastifyBaseLogger): LiveSite {
  let refused = 0;
  const listeners: ((deployment: Deployment) => unknown)[] = [];
  let deployment: Deployment | undefined;
  /** Identities of what is served, and of what was last seen on the disk. */
  let served: Identity | undefined;
  let seen: Identity | undefined;
  let opening: Promise<Deployment | undefined> | undefined;

  const links = [path.join(siteDir, 'current'), path.join(siteDir, 'live')] as const;
  const onDisk = () => identify(links[0]) ?? identify(links[1]);

  async function take(identity: Identity): Promise<Deployment | undefined> {
    try {
      deployment = await openDeployment(siteDir, log);
      served = identity;
      log.info({ site: path.basename(deployment.site.dir) }, 'another site is served');
      for (const listener of listeners) listener(deployment);
    } catch (error) {
      refused += 1;
      log.error({ err: error }, 'the site is not whole: the one before it stays');
    }
    return deployment;
  }

  function notice(identity: Identity | undefined): void {
    seen = identity;
    if (identity === undefined) {
      if (deployment) log.error('the folder of the site is gone');
      return;
    }
    // While another one is being opened, what is served now will not be what is served then.
    if (isSame(identity, served) && !opening) return;
    const next = (opening ?? Promise.resolve()).then(() => take(identity));
    opening = next;
    void next.finally(() => {
      if (opening === next) opening = undefined;
    });
  }

  /**
   * Not once for all requests of a turn of the event loop: one that was sent after the swap may share a turn with
   * one that looked before it, and would be answered with the old page.
   */
  function look(): void {
    const identity = onDisk();
    if (!isSame(identity, seen)) notice(identity);
  }

  return {
    current: () => {
      look();
      return opening ?? deployment;
    },
    isThere: () => onDisk() !== undefined,
    isUpToDate: () => served !== undefined && isSame(onDisk(), served),
    refused: () => refused,
    onTake: (listener) => void listeners.push(listener),
  };
}
