import { splitPath } from '@clinic/shared/lang';
import { REGISTRY_URL, type Registry } from '@clinic/shared/registry';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { siteDir } from './site.ts';

const registryFile = path.join(siteDir, 'live', REGISTRY_URL);

const isUnder = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Spanish URLs, one of each route: one article, one profile and one product stand for all. */
export function onePerRoute(urls: readonly string[]): string[] {
  // Compose's own.
  const registry = JSON.parse(readFileSync(registryFile, 'utf8')) as Registry;
  const patterns = Object.values(registry).flatMap((live) => live.pages);
  const patternOf = (url: string) =>
    patterns.includes(url) ? url : patterns.find((item) => isUnder(item, url));
  const spanish = urls.filter((url) => splitPath(url).lang === 'es');
  return spanish.filter(
    (url, index) => spanish.findIndex((other) => patternOf(other) === patternOf(url)) === index,
  );
}
