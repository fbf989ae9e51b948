import type { PageParams, RemoteName } from '@tesela/core/contract';
import type { LiveRemotes } from '@tesela/core/liveRemotes';
import { findRoute } from '@tesela/core/routePattern';

export type PageMatch = { remote: RemoteName; pattern: string; params: PageParams };

/** Finds the remote that owns a path without language. */
export function matchPage(liveRemotes: LiveRemotes, path: string): PageMatch | undefined {
  // Object.entries widens the keys.
  const routes = (Object.entries(liveRemotes) as [RemoteName, LiveRemotes[RemoteName]][]).flatMap(
    ([remote, { pages }]) => pages.map((pattern) => ({ pattern, remote })),
  );
  const found = findRoute(routes, ({ pattern }) => pattern, path);
  return found && { ...found.route, params: found.params };
}
