import type { PageParams, RemoteName } from '@clinic/shared/contract';
import type { Registry } from '@clinic/shared/registry';
import { matchRoutes, type RouteObject } from 'react-router-dom';

export type PageMatch =
  | { kind: 'page'; remote: RemoteName; pattern: string; params: PageParams }
  | { kind: 'redirect'; to: string }
  | { kind: 'not-found' };

type Handle = { remote: RemoteName } | { to: string };

/** One table of all the patterns that the live remotes own; the router ranks them. */
function routeTable(registry: Registry): RouteObject[] {
  return Object.entries(registry).flatMap(([name, { pages, redirects }]) => [
    ...pages.map((path) => ({ path, handle: { remote: name as RemoteName } satisfies Handle })),
    ...redirects.map(({ path, to }) => ({ path, handle: { to } satisfies Handle })),
  ]);
}

/** Finds which remote owns a language-free path. */
export function createMatcher(): (registry: Registry, path: string) => PageMatch {
  const tables = new WeakMap<Registry, RouteObject[]>();
  return (registry, path) => {
    const table = tables.get(registry) ?? routeTable(registry);
    tables.set(registry, table);
    const match = matchRoutes(table, path)?.at(-1);
    if (!match) return { kind: 'not-found' };
    const handle = match.route.handle as Handle;
    if ('to' in handle) return { kind: 'redirect', to: handle.to };
    // The router decodes parameters and types them as possibly absent; in a matched pattern all are present.
    const params = match.params as PageParams;
    return { kind: 'page', remote: handle.remote, pattern: match.route.path ?? path, params };
  };
}
