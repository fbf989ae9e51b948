import { statSync } from 'node:fs';
import path from 'node:path';

import type { FastifyBaseLogger } from 'fastify';

import { openDeployment, type Deployment } from './deployment.ts';

export type LiveSite = {
  /** The newest complete deployment; undefined before the first one. */
  current: () => Deployment | undefined | Promise<Deployment | undefined>;
  /** Whether there is a folder to serve from. */
  isThere: () => boolean;
  /** Whether the served site is the one on the disk. */
  isUpToDate: () => boolean;
  /** Calls the listener for each new deployment. */
  onDeploy: (listener: (deployment: Deployment) => unknown) => void;
};

/** Time after which a site that could not be opened is tried again. Milliseconds. */
const RETRY_INTERVAL = 1000;

/** Identifies the target of a link, to notice that it has changed. */
type Identity = { dev: number; ino: number; mtimeMs: number };

function identify(link: string): Identity | undefined {
  try {
    // Synchronous, because it takes a microsecond and a promise would take ten.
    return statSync(link, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

const isSame = (a: Identity | undefined, b: Identity | undefined): boolean =>
  a === b || (a?.ino === b?.ino && a?.mtimeMs === b?.mtimeMs && a?.dev === b?.dev);

/**
 * Follows the link that compose replaces. While its target is incomplete, the previous site stays live and the target is
 * tried again.
 * @param siteDir absolute path of the folder that compose writes
 */
export function createLiveSite(siteDir: string, log: FastifyBaseLogger): LiveSite {
  const listeners: ((deployment: Deployment) => unknown)[] = [];
  let deployment: Deployment | undefined;
  let served: Identity | undefined;
  /** The last identity that was read from the disk. */
  let seen: Identity | undefined;
  let opening: Promise<Deployment | undefined> | undefined;
  /** The last identity that could not be opened. */
  let failed: Identity | undefined;
  let retryAt = Infinity;

  const links = [path.join(siteDir, 'current'), path.join(siteDir, 'live')] as const;
  const onDisk = () => identify(links[0]) ?? identify(links[1]);

  async function openNext(identity: Identity): Promise<Deployment | undefined> {
    try {
      deployment = await openDeployment(siteDir, log);
      served = identity;
      log.info({ site: path.basename(deployment.site.dir) }, 'another site is served');
      for (const listener of listeners) listener(deployment);
    } catch (error) {
      retryAt = performance.now() + RETRY_INTERVAL;
      if (isSame(identity, failed)) return deployment;
      failed = identity;
      log.error({ err: error }, 'the site is incomplete: the previous one stays live');
    }
    return deployment;
  }

  function handleChange(identity: Identity | undefined): void {
    seen = identity;
    retryAt = Infinity;
    if (identity === undefined) {
      if (deployment) log.error('the folder of the site is gone');
      return;
    }
    // If another site is being opened, the served one must be opened again after it.
    if (isSame(identity, served) && !opening) return;
    const next = (opening ?? Promise.resolve()).then(() => openNext(identity));
    opening = next;
    void next.finally(() => {
      if (opening === next) opening = undefined;
    });
  }

  /**
   * Runs for every request. Once per turn of the event loop is not enough: a request that was sent after the deployment
   * may share a turn with an earlier one and would get the old page.
   */
  function checkDisk(): void {
    const identity = onDisk();
    if (!isSame(identity, seen) || performance.now() >= retryAt) handleChange(identity);
  }

  return {
    current: () => {
      checkDisk();
      return opening ?? deployment;
    },
    isThere: () => onDisk() !== undefined,
    isUpToDate: () => served !== undefined && isSame(onDisk(), served),
    onDeploy: (listener) => void listeners.push(listener),
  };
}
