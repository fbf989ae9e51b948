import { findRoute } from '@clinic/shared/routePattern';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';

const redirectsSchema = v.array(
  v.object({ from: v.pipe(v.string(), v.startsWith('/')), to: v.pipe(v.string(), v.nonEmpty()) }),
);

/** `from` is a path, or a prefix with `/*` at its end; both with their language. */
export type Redirect = v.InferOutput<typeof redirectsSchema>[number];

/** Target for a path without a page. An exact entry wins over a wildcard, a longer wildcard over a shorter. */
export function findRedirect(redirects: readonly Redirect[], pathname: string): string | undefined {
  const to = findRoute(redirects, ({ from }) => from, pathname)?.route.to;
  // A wildcard may cover its own target: while that page is missing, redirecting would go round for ever.
  return to === pathname ? undefined : to;
}

/**
 * Reads the redirects that compose wrote.
 * @throws Error when the file is there and is not a list of redirects
 */
export async function readRedirects(dir: string): Promise<Redirect[]> {
  const json = await readFile(path.join(dir, 'redirects.json'), 'utf8').catch(() => '[]');
  return v.parse(redirectsSchema, JSON.parse(json));
}

/** Keeps the visitor's query on the way: `('/help#x', '?a=1')` → `/help?a=1#x`. */
export function withQuery(target: string, query: string): string {
  const [path = '', hash] = target.split('#');
  return (
    path + (path.includes('?') ? query.replace('?', '&') : query) + (hash === undefined ? '' : `#${hash}`)
  );
}
