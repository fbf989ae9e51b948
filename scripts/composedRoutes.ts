import { splitPath } from '@clinic/shared/lang';

import { devRegistry } from './dev/remotes.ts';

const isUnder = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** Spanish URLs, one of each route: one article, one profile and one product stand for all. */
export async function onePerRoute(urls: readonly string[]): Promise<string[]> {
  const registry = await devRegistry();
  const patterns = Object.values(registry).flatMap((live) => live.pages);
  const patternOf = (url: string) =>
    patterns.includes(url) ? url : patterns.find((item) => isUnder(item, url));
  const spanish = urls.filter((url) => splitPath(url).lang === 'es');
  return spanish.filter(
    (url, index) => spanish.findIndex((other) => patternOf(other) === patternOf(url)) === index,
  );
}
