import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { findRoute } from '@tesela/core/routePattern';
import * as v from 'valibot';

const redirectsSchema = v.array(
  v.object({ from: v.pipe(v.string(), v.startsWith('/')), to: v.pipe(v.string(), v.nonEmpty()) }),
);

/** `from` is a path, or a prefix with `/*` at its end; both with their language. */
export type Redirect = v.InferOutput<typeof redirectsSchema>[number];

/** Finds the target for a path without a page. An exact entry wins over a wildcard, a longer wildcard over a shorter. */
export function findRedirect(redirects: readonly Redirect[], pathname: string): string | undefined {
  const to = findRoute(redirects, ({ from }) => from, pathname)?.route.to;
  // A wildcard may match its own target, which would redirect for ever while that page is missing.
  return to === pathname ? undefined : to;
}

/**
 * Reads the redirects that compose wrote.
 * @throws Error when the file exists and is not a list of redirects
 */
export async function readRedirects(dir: string): Promise<Redirect[]> {
  const json = await readFile(path.join(dir, 'redirects.json'), 'utf8').catch(() => '[]');
  return v.parse(redirectsSchema, JSON.parse(json));
}

/** Adds the visitor's query to a redirect's target: `('/help#x', '?a=1')` → `/help?a=1#x`. */
export function withQuery(target: string, query: string): string {
  const [path = '', hash] = target.split('#');
  return (
    path + (path.includes('?') ? query.replace('?', '&') : query) + (hash === undefined ? '' : `#${hash}`)
  );
}
