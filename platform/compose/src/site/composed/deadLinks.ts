import type { SiteData } from '@tesela/core/prerender';
import { findRoute } from '@tesela/core/routePattern';

import type { References } from '#document/references.ts';
import { ownerOf } from '#prerender/liveRemotes.ts';
import { readDescription } from '#releases/fetchRelease.ts';
import { packageFolder, type Release } from '#releases/release.ts';
import { servedFiles } from '#releases/servedFiles.ts';

import { listRedirects } from './besidePages.ts';

/** Pages that others may link; of those that were rendered, what they name. */
type Pages = ReadonlyMap<string, References | undefined>;

const hasAnchor = ({ anchors }: References, { hash, href }: URL): boolean =>
  anchors.has(hash.slice(1)) || [...anchors].some((id) => new URL(`#${id}`, href).hash === hash);

/**
 * Finds links, anchors and pictures of the rendered pages that lead nowhere.
 * @param files addresses of all files; without them no file is missed
 * @returns one sentence each, which stays the same while the fault does
 */
export function findDeadLinks(
  pages: Pages,
  { registry, site }: SiteData,
  files?: ReadonlySet<string>,
): string[] {
  const redirects = listRedirects(registry, site.languages);
  const isFile = (address: string) => (files ? files.has(address) : /\.\w+$/.test(address));

  function whyDead(href: string, from: URL): string | undefined {
    if (!URL.canParse(href, from)) return 'which is no address';
    const to = new URL(href, from);
    if (to.origin !== from.origin || isFile(to.pathname)) return undefined;
    if (findRoute(redirects, (redirect) => redirect.from, to.pathname)) return undefined;
    if (!pages.has(to.pathname)) return 'where there is no page';
    const page = pages.get(to.pathname);
    return to.hash === '' || !page || hasAnchor(page, to) ? undefined : 'where nothing has that id';
  }

  return [...pages].flatMap(([url, page]) => {
    if (!page) return [];
    const dead = [...page.links].flatMap((href) => {
      const why = whyDead(href, new URL(url, site.origin));
      return why === undefined ? [] : [`links ${href}, ${why}`];
    });
    const missing = [...page.files].filter((file) => file.startsWith('/') && !isFile(file));
    const owner = packageFolder(ownerOf(url, registry, site.languages));
    return [...dead, ...missing.map((file) => `shows ${file}, which no release has`)].map(
      (what) => `${owner}: ${url} ${what}`,
    );
  });
}

/** Finds slots that a remote shows and nobody lends. */
async function findUnlentSlots(releases: readonly Release[], { registry }: SiteData): Promise<string[]> {
  const lent = new Set(Object.values(registry).flatMap(({ slots }) => slots));
  const described = await Promise.all(releases.map(readDescription));
  return described.flatMap(({ name, uses = [] }) =>
    uses
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${packageFolder(name)}: shows the slot "${slot}", which nobody lends`),
  );
}

/** What leads nowhere in a whole site. @param files of the composed site, beside those of its releases */
export async function findDead(
  pages: Pages,
  files: readonly string[],
  releases: readonly Release[],
  data: SiteData,
): Promise<string[]> {
  const served = await Promise.all(releases.map(({ dir }) => servedFiles(dir)));
  const addresses = [...files, ...served.flat().map(({ address }) => address)].map((file) => `/${file}`);
  return [...findDeadLinks(pages, data, new Set(addresses)), ...(await findUnlentSlots(releases, data))];
}

/** Lines of one message. */
const maxLines = 20;

/**
 * Tells what leads nowhere.
 * @param say without it nothing may lead nowhere
 * @throws Error without `say`
 */
export function tellDead(dead: readonly string[], say?: (line: string) => void): void {
  const more = dead.length > maxLines ? [`and ${dead.length - maxLines} more`] : [];
  const lines = [...dead.slice(0, maxLines), ...more].map((line) => `\n  ${line}`).join('');
  if (say) return say(`These lead nowhere:${lines}`);
  throw new Error(
    `These would lead nowhere, so nothing has changed:${lines}\nRelease what mends them first, or go on with --dead-links.`,
  );
}
