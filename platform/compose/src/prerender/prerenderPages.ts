import { folderOf, type PageRoute, type Remote, type RemoteName } from '@tesela/core/contract';
import { localizePath, type Languages } from '@tesela/core/lang';
import type { PrerenderedPage, PrerenderModule, RemoteHost, SiteData } from '@tesela/core/prerender';
import { matchPattern } from '@tesela/core/routePattern';

import { packageFolder } from '#releases/release.ts';

import { isPage, ownerOf } from './liveRemotes.ts';
import type { AddressedDocuments } from './remoteDocuments.ts';

export type ComposedPage = PrerenderedPage & { url: string };

type Modules = {
  shell: Pick<PrerenderModule, 'prerenderPage'>;
  remotes: ReadonlyMap<RemoteName, Remote>;
  documents?: ReadonlyMap<RemoteName, AddressedDocuments>;
  /** Documents of the shell. */
  frames?: AddressedDocuments;
};

function pathsOf(
  name: RemoteName,
  route: PageRoute,
  documents: AddressedDocuments | undefined,
): readonly string[] {
  if (!route.hasData) return route.paths;
  const paths = documents?.paths.filter((path) => matchPattern(route.path, path)) ?? [];
  // There may be no article; a page with an address of its own would be missed in silence.
  if (paths.length === 0 && !route.path.includes(':')) {
    throw new Error(
      `${folderOf(name)} has a page at ${route.path}, but exposed/data.ts makes no document for it.`,
    );
  }
  return paths;
}

/** Every language-free path that a live remote prerenders. @throws Error that names a page without its document */
export const listPaths = ({ remotes, documents }: Pick<Modules, 'remotes' | 'documents'>): string[] =>
  [...remotes].flatMap(([name, remote]) =>
    remote.routes.filter(isPage).flatMap((route) => pathsOf(name, route, documents?.get(name))),
  );

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function requireRemote(remotes: ReadonlyMap<RemoteName, Remote>, name: RemoteName): Remote {
  const remote = remotes.get(name);
  if (!remote) throw new Error(`There is no release of ${folderOf(name)}.`);
  return remote;
}

/** URLs of every page in every language, and of the page for what does not exist. */
export const listUrls = (paths: readonly string[], languages: Languages): string[] =>
  languages.flatMap((lang) => [...paths, '/404'].map((item) => localizePath(item, lang, languages)));

/**
 * Prerenders pages by their URLs.
 * @throws Error that names the route and the remote, when a page throws or is not there
 */
export function createPagePrerenderer(
  { shell, remotes, documents, frames }: Modules,
  data: SiteData,
): (url: string) => Promise<ComposedPage> {
  const stored = [...(documents?.values() ?? []), ...(frames ? [frames] : [])];
  const all = new Map(stored.flatMap(({ byUrl }) => [...byUrl]));
  const host: RemoteHost = {
    load: async (name) => requireRemote(remotes, name),
    readDocument: async (url) => {
      if (!all.has(url)) throw new Error(`exposed/data.ts makes no document for ${url}.`);
      return all.get(url);
    },
  };
  const nameOwner = (url: string) => packageFolder(ownerOf(url, data.registry, data.site.languages));
  return async (url) => {
    const page = await shell.prerenderPage(url, host, data).catch((cause: unknown) => {
      throw new Error(`Cannot prerender ${url} (${nameOwner(url)}): ${messageOf(cause)}`, { cause });
    });
    if (page.kind === 'not-found' && !url.endsWith('/404')) {
      throw new Error(`${nameOwner(url)} lists ${url}, but no page answers there.`);
    }
    return { ...page, url };
  };
}
