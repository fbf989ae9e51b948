import { createElement, type ComponentType, type ReactElement } from 'react';

import type { Lang, PerLang } from './lang.ts';

/**
 * Version of this file's types as they cross the network. A remote is built for one version;
 * the shell and `compose` refuse a remote that was built for another. Raise it on a breaking change.
 */
export const CONTRACT_VERSION = 1;

/** The remotes of the site. The shell's loader is the only code that turns a name into a URL. */
export const remoteNames = ['mfe_marketing', 'mfe_services', 'mfe_spa', 'mfe_shop', 'mfe_assistant'] as const;

export type RemoteName = (typeof remoteNames)[number];

/** Folder of a remote in the repository and among the releases: `mfe_shop` → `mfe-shop`. */
export const folderOf = (remote: RemoteName): string => remote.replace('_', '-');

/** Pieces that one micro-frontend lends to the others. The shell finds out who provides which. */
export const slotNames = ['assistant', 'cart-widget', 'featured-products'] as const;

export type SlotName = (typeof slotNames)[number];

export type PageParams = Readonly<Record<string, string>>;

/** What search engines, link previews and the browser's tab show of a page. */
export type PageMeta = {
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** Structured data: schema.org objects without `@context`. */
  jsonLd?: readonly object[];
};

export type PageProps<C> = { content: C; params: PageParams };

/** What a file in `pages/` exports: a component and the metadata that its content gives. */
export type PageDefinition<C> = {
  Component: ComponentType<PageProps<C>>;
  meta: (props: PageProps<C> & { lang: Lang }) => PageMeta;
};

/** A page with its code and words in memory, ready to render without suspending. */
export type LoadedPage = { element: ReactElement; meta: PageMeta };

export type PageRoute = {
  kind: 'page';
  /** Pattern in the router's syntax, without language: `/blog/:id`. */
  path: string;
  /** Every language-free path that exists under the pattern. All are prerendered; any other is a 404. */
  paths: readonly string[];
  /** Slots that the page shows. They are fetched with it, so that nothing moves when it appears. */
  slots: readonly SlotName[];
  /** Names of the build chunks that `load` fetches, so that compose can preload exactly those. */
  chunks: (lang: Lang, params: PageParams) => readonly string[];
  load: (lang: Lang, params: PageParams) => Promise<LoadedPage>;
};

export type RedirectRoute = { kind: 'redirect'; path: string; to: string };

export type RemoteRoute = PageRoute | RedirectRoute;

export type RemoteSlot = {
  chunks: (lang: Lang) => readonly string[];
  load: (lang: Lang) => Promise<ReactElement>;
};

/** The one federated module of a remote: `exposed/remote.ts`. */
export type Remote = {
  contract: number;
  name: RemoteName;
  routes: readonly RemoteRoute[];
  slots: Partial<Record<SlotName, RemoteSlot>>;
};

type ContentLoader<C> = (params: PageParams) => Promise<C>;

type PageOptions<C> = {
  /** Name given to the page's chunk by `webpackChunkName`; its words are in `<chunk>.<lang>`. */
  chunk: string;
  /** Default: the pattern itself. Required when the pattern has parameters. */
  paths?: readonly string[];
  /** When the words of each path are a chunk of their own: the suffix after `<chunk>.<lang>.`. */
  contentChunk?: (params: PageParams) => string;
  slots?: readonly SlotName[];
  page: () => Promise<{ page: PageDefinition<C> }>;
  content: PerLang<ContentLoader<C>>;
};

/**
 * Describes a page of a remote.
 * @param path pattern without language, e.g. `/equipo/:slug`
 */
export function page<C>(path: string, options: PageOptions<C>): PageRoute {
  const { chunk, contentChunk, content } = options;
  return {
    kind: 'page',
    path,
    paths: options.paths ?? [path],
    slots: options.slots ?? [],
    chunks: (lang, params) => [
      chunk,
      contentChunk ? `${chunk}.${lang}.${contentChunk(params)}` : `${chunk}.${lang}`,
    ],
    load: async (lang, params) => {
      const [module, words] = await Promise.all([options.page(), content[lang](params)]);
      const props = { content: words, params };
      return {
        element: createElement(module.page.Component, props),
        meta: module.page.meta({ ...props, lang }),
      };
    },
  };
}

/** Sends every path that matches `path` to `to`, on the server and in the browser. */
export const redirect = (path: string, to: string): RedirectRoute => ({ kind: 'redirect', path, to });

type SlotOptions<C> = {
  chunk: string;
  component: () => Promise<{ Slot: ComponentType<{ content: C }> }>;
  content: PerLang<() => Promise<C>>;
};

/** Describes a piece that other micro-frontends may show through `<Slot name="…" />`. */
export function slot<C>({ chunk, component, content }: SlotOptions<C>): RemoteSlot {
  return {
    chunks: (lang) => [chunk, `${chunk}.${lang}`],
    load: async (lang) => {
      const [module, words] = await Promise.all([component(), content[lang]()]);
      return createElement(module.Slot, { content: words });
    },
  };
}

/** Declares what a remote brings. Its result is the only thing that a remote exposes. */
export function defineRemote(remote: Omit<Remote, 'contract'>): Remote {
  return { contract: CONTRACT_VERSION, ...remote };
}
