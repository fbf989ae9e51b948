import { folderOf, type Remote, type RemoteData, type RemoteName } from '@tesela/core/contract';
import type { Frame, RemoteLinks, SiteLink } from '@tesela/core/frame';
import type { Lang } from '@tesela/core/lang';
import { matchPattern } from '@tesela/core/routePattern';

/** Of a remote, what can be said without its pages. */
type Surface = {
  routes: readonly { path: string }[];
  slots: Readonly<Record<string, Pick<Remote['slots'][string], 'widget'>>>;
};

type Parts = {
  remotes: ReadonlyMap<RemoteName, Surface>;
  data: ReadonlyMap<RemoteName, Pick<RemoteData, 'links'>>;
};

const inOrder = <T extends { order: number }>(items: readonly T[]): T[] =>
  items.toSorted((a, b) => a.order - b.order);

const withoutOrder = <T extends { order: number }>({ order: _order, ...item }: T) => item;

const linksOf = ({ menu = [], footer = [], legal = [] }: RemoteLinks): SiteLink[] => [
  ...menu.flatMap((entry) => [entry, ...(entry.below ?? [])]),
  ...footer.flatMap((group) => group.links),
  ...legal,
];

/** A link of the menu that leads nowhere would stand on every page of the site. */
function assertOwnPage(name: RemoteName, { to }: SiteLink, { routes }: Surface): void {
  const path = to.replace(/[?#].*$/, '');
  if (routes.some((route) => matchPattern(route.path, path))) return;
  throw new Error(`${folderOf(name)} links ${to} in the menu or the footer, but has no page there.`);
}

/**
 * Makes what stands around every page of what the remotes bring.
 * @throws Error that names the remote whose link leads nowhere
 */
export function makeFrame({ remotes, data }: Parts, lang: Lang): Frame {
  const all = [...remotes].map(([name, remote]) => {
    const links = data.get(name)?.links?.[lang] ?? {};
    for (const link of linksOf(links)) assertOwnPage(name, link, remote);
    return links;
  });
  const widgets = [...remotes.values()].flatMap(({ slots }) =>
    Object.entries(slots).flatMap(([slot, { widget }]) => (widget ? [{ slot, ...widget }] : [])),
  );
  return {
    menu: inOrder(all.flatMap(({ menu = [] }) => menu)).map(withoutOrder),
    footer: inOrder(all.flatMap(({ footer = [] }) => footer)).map(withoutOrder),
    legal: all.flatMap(({ legal = [] }) => legal),
    widgets: inOrder(widgets).map(withoutOrder),
  };
}
