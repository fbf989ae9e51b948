import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';
import { languages, localizePath } from '@clinic/shared/lang';
import type { PrerenderedPage, PrerenderModule } from '@clinic/shared/prerender';
import type { PageData } from '@clinic/shared/registry';

import { isPage } from './registry.ts';

export type ComposedPage = PrerenderedPage & { url: string };

type Modules = { shell: Pick<PrerenderModule, 'prerenderPage'>; remotes: ReadonlyMap<RemoteName, Remote> };

/** Every language-free path that a live remote prerenders. */
export const listPaths = (remotes: ReadonlyMap<RemoteName, Remote>): string[] =>
  [...remotes.values()].flatMap((remote) => remote.routes.filter(isPage).flatMap((route) => route.paths));

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function requireRemote(remotes: ReadonlyMap<RemoteName, Remote>, name: RemoteName): Remote {
  const remote = remotes.get(name);
  if (!remote) throw new Error(`There is no release of ${folderOf(name)}.`);
  return remote;
}

function ownerOf(url: string, remotes: ReadonlyMap<RemoteName, Remote>): string {
  const owner = [...remotes].find(([, remote]) =>
    remote.routes.some(
      (route) => isPage(route) && route.paths.some((item) => url === item || url === `/en${item}`),
    ),
  );
  return owner ? folderOf(owner[0]) : 'shell';
}

/**
 * Prerenders every page in every language, and the page for what does not exist.
 * @throws Error that names the route and the remote, when a page throws or is not there
 */
export async function prerenderPages({ shell, remotes }: Modules, data: PageData): Promise<ComposedPage[]> {
  const host = { load: async (name: RemoteName) => requireRemote(remotes, name) };
  const paths = [...listPaths(remotes), '/404'];
  const pages: ComposedPage[] = [];
  for (const url of languages.flatMap((lang) => paths.map((item) => localizePath(item, lang)))) {
    const page = await shell.prerenderPage(url, host, data).catch((cause: unknown) => {
      throw new Error(`Cannot prerender ${url} (${ownerOf(url, remotes)}): ${messageOf(cause)}`, { cause });
    });
    if (page.kind === 'not-found' && !url.endsWith('/404')) {
      throw new Error(`${ownerOf(url, remotes)} lists ${url}, but no page answers there.`);
    }
    pages.push({ ...page, url });
  }
  return pages;
}
