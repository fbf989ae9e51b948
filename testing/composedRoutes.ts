import { splitPath } from '@clinic/shared/lang';
import { LIVE_REMOTES_URL, type LiveRemotes } from '@clinic/shared/liveRemotes';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { siteDir } from './site.ts';

const liveRemotesFile = path.join(siteDir, 'live', LIVE_REMOTES_URL);

const isUnder = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Spanish URLs, one of each route: one article, one profile and one product stand for all. */
export function onePerRoute(urls: readonly string[]): string[] {
  // Compose's own.
  const liveRemotes = JSON.parse(readFileSync(liveRemotesFile, 'utf8')) as LiveRemotes;
  const patterns = Object.values(liveRemotes).flatMap((live) => live.pages);
  const patternOf = (url: string) =>
    patterns.includes(url) ? url : patterns.find((item) => isUnder(item, url));
  const spanish = urls.filter((url) => splitPath(url).lang === 'es');
  return spanish.filter(
    (url, index) => spanish.findIndex((other) => patternOf(other) === patternOf(url)) === index,
  );
}
