import { parseManifest, type Manifest } from '@clinic/compose/manifest';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

import { openComposedSite, type ComposedSite, type Log } from './composedSite.ts';

/** What is served at one time: the site, and another one for the visitors of a canary. */
export type Deployment = {
  site: ComposedSite;
  canary: { site: ComposedSite; percent: number } | undefined;
  /** Undefined for a folder of pages that no manifest made, or whose manifest is damaged. */
  manifest: Manifest | undefined;
  /** When this server began to serve it. */
  since: Date;
};

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/** The pages of a site are enough to serve it: without its manifest only a canary and what `/status` says are missing. */
async function readManifest(dir: string, log: Log): Promise<Manifest | undefined> {
  try {
    return parseManifest(await readFile(path.join(dir, 'live.json'), 'utf8'), 'live.json');
  } catch (error) {
    log.error({ err: error }, 'live.json is damaged: the site is served without a canary');
    return undefined;
  }
}

/**
 * Opens what a site's folder shows now: through its link `current`, or its folder `live` where there is none.
 * @throws Error when something of it is missing or wrong
 */
export async function openDeployment(siteDir: string, log: Log): Promise<Deployment> {
  const since = new Date();
  const current = path.join(siteDir, 'current');
  if (!(await isThere(current))) {
    return {
      site: await openComposedSite(path.join(siteDir, 'live'), log),
      canary: undefined,
      manifest: undefined,
      since,
    };
  }
  // The link may change meanwhile: all of it is read from the folder that it led to.
  const dir = await realpath(current);
  const manifest = await readManifest(dir, log);
  const site = await openComposedSite(path.join(dir, 'site'), log);
  const canary = manifest?.canary && {
    site: await openComposedSite(path.join(dir, 'canary'), log),
    percent: manifest.canary.percent,
  };
  return { site, canary, manifest, since };
}
