import type { PageParams, RemoteName } from '@clinic/shared/contract';
import type { LiveRemotes } from '@clinic/shared/liveRemotes';
import { findRoute } from '@clinic/shared/routePattern';

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
