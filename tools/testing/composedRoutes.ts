import { readFileSync } from 'node:fs';
import path from 'node:path';

import { splitPath, type Languages } from '@tesela/core/lang';
import { LIVE_REMOTES_URL, type LiveRemotes } from '@tesela/core/liveRemotes';

import { siteDir } from './site.ts';

const liveRemotesFile = path.join(siteDir, 'live', LIVE_REMOTES_URL);

const isUnder = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const livePatterns = (): string[] => {
  // Compose has written the file.
  const liveRemotes = JSON.parse(readFileSync(liveRemotesFile, 'utf8')) as LiveRemotes;
  return Object.values(liveRemotes).flatMap((live) => live.pages);
};

/** Languages of the composed site. */
export const languages = // Compose has written the file.
  (
    JSON.parse(readFileSync(path.join(siteDir, 'live/settings.json'), 'utf8')) as {
      site: { languages: Languages };
    }
  ).site.languages;

/** The route of a URL in any language: `/posts/:id` of `/en/posts/wheat`. */
export function routeOf(url: string, patterns: readonly string[] = livePatterns()): string {
  const { path } = splitPath(url, languages);
  return patterns.includes(path) ? path : (patterns.find((item) => isUnder(item, path)) ?? path);
}

/** The first URL of each route in a language, e.g. one article, one profile and one product. */
export function onePerRoute(urls: readonly string[], lang: string = languages[0]): string[] {
  const patterns = livePatterns();
  const ofLang = urls.filter((url) => splitPath(url, languages).lang === lang);
  const routes = ofLang.map((url) => routeOf(url, patterns));
  return ofLang.filter((_, index) => routes.indexOf(routes[index] ?? '') === index);
}
