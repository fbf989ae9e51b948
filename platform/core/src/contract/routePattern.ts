import type { PageParams } from './contract.ts';

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

/** Returns a segment as it is when it cannot be decoded; no page matches it. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Matches a path with the pattern of a route: `/help`, `/posts/:slug`, or `/bread/*` for itself and everything below.
 * @returns the decoded parameters; undefined when the path does not match
 */
export function matchPattern(pattern: string, path: string): PageParams | undefined {
  const given = segmentsOf(path).map(decode);
  const wanted = segmentsOf(pattern);
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return params;
    const value = given[index];
    if (value === undefined) return undefined;
    if (segment.startsWith(':')) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return given.length === wanted.length ? params : undefined;
}

const rankOf = (segment: string | undefined): number => {
  if (segment === '*') return 0;
  return segment === undefined || segment.startsWith(':') ? 1 : 2;
};

/** Sorts patterns: words before parameters before `*`. */
function compare(first: string, second: string): number {
  const [a, b] = [segmentsOf(first), segmentsOf(second)];
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rankOf(b[index]) - rankOf(a[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Finds the route that matches a path. The most specific pattern wins, whatever the order.
 * @returns the route and the parameters, or undefined
 */
export function findRoute<T>(
  routes: Iterable<T>,
  patternOf: (route: T) => string,
  path: string,
): { route: T; params: PageParams } | undefined {
  const [best] = [...routes]
    .flatMap((route) => {
      const params = matchPattern(patternOf(route), path);
      return params ? [{ route, params }] : [];
    })
    .sort((a, b) => compare(patternOf(a.route), patternOf(b.route)));
  return best;
}
