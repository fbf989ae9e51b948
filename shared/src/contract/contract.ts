import type { Knowledge } from '../api/knowledge.ts';
import {
  createElement,
  type Attributes,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
} from 'react';

import type { RemoteLinks } from './frame.ts';
import type { Lang, PerLang, SitePath } from '../api/lang.ts';
import type { PassedProps, PropTypes, TakenProps } from './slotProps.ts';

/**
 * Version of the types that cross the network, `shared/contract/` has their snapshot. A remote is built for one
 * version; the shell and `compose` take those of this version and of the one before, so that nobody need release
 * at the same time. Raise it whenever the snapshot's test says that the types changed.
 */
export const CONTRACT_VERSION = 4;

/** Name of a remote in the federation. Which ones there are, the live remotes say. */
export type RemoteName = `mfe_${string}`;

export const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^mfe(?:_[a-z][a-z\d]*)+$/.test(name);

/** Folder of a remote in the repository and among the releases: `mfe_body_care` → `mfe-body-care`. */
export const folderOf = (remote: RemoteName): string => remote.replaceAll('_', '-');

/**
 * Pieces that one micro-frontend lends to the others. Who provides one declares it in its `slots.d.ts`:
 * `declare module '@clinic/shared/contract' { interface Slots { 'my-piece': { ids: readonly string[] } } }`: the props
 * that it takes from whoever shows it, or `true` for none. The shell finds out which remote provides it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Slots {}

export type SlotName = keyof Slots;

export type PageParams = Readonly<Record<string, string>>;

/**
 * What search engines, link previews and the browser's tab show of a page. Texts may name facts of the clinic
 * (`{city}`, see `siteFacts.ts`); the shell fills them in and ends the title with the brand.
 */
export type PageMeta = {
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** Structured data: schema.org objects without `@context`. */
  jsonLd?: readonly object[];
};

/** `data` is the document that compose made for the page, if it has one. */
export type PageProps<C, D = undefined> = { content: C; params: PageParams } & ([D] extends [undefined]
  ? { data?: undefined }
  : { data: D });

/** What a file in `pages/` exports: a component and the metadata that its content and data give. */
export type PageDefinition<C, D = undefined> = {
  Component: ComponentType<PageProps<C, D>>;
  meta: (props: PageProps<C, D> & { lang: Lang }) => PageMeta;
};

/** A page with its code and words in memory, ready to render without suspending. */
export type LoadedPage = { element: ReactElement; meta: PageMeta };

export type PageRoute = {
  kind: 'page';
  /** Pattern in the router's syntax, without language: `/blog/:id`. */
  path: string;
  /**
   * Every language-free path that exists under the pattern. All are prerendered; any other is a 404.
   * Empty for a page with data: the paths under the pattern that have a document.
   */
  paths: readonly string[];
  /** Whether the page needs the document that bears the name of its path. */
  hasData: boolean;
  /** Slots that the page shows. They are fetched with it, so that nothing moves when it appears. */
  slots: readonly string[];
  /** Names of the build chunks that `load` fetches, so that compose can preload exactly those. */
  chunks: (lang: Lang, params: PageParams) => readonly string[];
  /** @param data the page's document, on its way; unused when it has none */
  load: (lang: Lang, params: PageParams, data?: Promise<unknown>) => Promise<LoadedPage>;
};

export type RedirectRoute = { kind: 'redirect'; path: string; to: string };

export type RemoteRoute = PageRoute | RedirectRoute;

/** A slot that the shell itself shows, in the corner of the page where widgets float. */
export type WidgetPlace = {
  /** Smaller comes first among the widgets of all remotes. */
  order: number;
  /** Language-free paths, each with all that is below it; default: every page. */
  under?: readonly SitePath[];
};

export type RemoteSlot = {
  widget?: WidgetPlace;
  /** What it takes; absent in remotes of contract 3, which took what they were given. */
  props?: PropTypes;
  chunks: (lang: Lang) => readonly string[];
  /** Whether the piece needs the document that bears the name of the slot. */
  hasData: boolean;
  /** @param data the slot's document, on its way; unused when it has none */
  load: (lang: Lang, data?: Promise<unknown>) => Promise<ReactElement>;
};

/**
 * JSON documents that compose makes from all that a remote knows and from its settings, so that a page
 * carries what it shows and no more, and a new price needs no new build.
 * A document named by a path (`/tienda/capilar`) is that page's data, one named by a slot is that slot's;
 * others are read on demand by `useReadDocument`.
 */
export type RemoteDocuments = Readonly<Record<string, unknown>>;

/**
 * What `exposed/data.ts` exports as `documents`. It runs in compose, never in the browser.
 * `settings` holds what its schemas made of the settings files, by their names.
 */
export type MakeDocuments<S = Readonly<Record<string, unknown>>> = (context: {
  lang: Lang;
  settings: S;
}) => RemoteDocuments;

type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
};

/** A schema of any library that follows https://standardschema.dev, valibot among them. */
export type SettingsSchema = {
  readonly '~standard': {
    readonly validate: (input: unknown) => SchemaResult | Promise<SchemaResult>;
  };
};

export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** What `exposed/data.ts` may export: what compose wants to know and no visitor needs to download. */
export type RemoteData = {
  documents?: MakeDocuments;
  /** Its links in the menu and the footer. */
  links?: PerLang<RemoteLinks>;
  /** What it teaches the assistant about its pages. */
  knowledge?: Knowledge;
  /** Settings that it alone reads: `prices` is the schema of `settings/prices.json`. */
  settings?: Readonly<Record<string, SettingsSchema>>;
};

/** The one federated module of a remote: `exposed/remote.ts`. */
export type Remote = {
  contract: number;
  name: RemoteName;
  routes: readonly RemoteRoute[];
  slots: Readonly<Record<string, RemoteSlot>>;
  /** What it passes to slots that take props; absent in remotes of contract 3. */
  uses?: Readonly<Record<string, PropTypes>>;
};

type ContentLoader<C> = (params: PageParams) => Promise<C>;

type PageOptions<C, D> = {
  /** Name given to the page's chunk by `webpackChunkName`; its words are in `<chunk>.<lang>`. */
  chunk: string;
  /** Default: the pattern itself. Required when the pattern has parameters and the page has no data. */
  paths?: readonly string[];
  /** The page shows a document that `exposed/data.ts` makes under the name of its path. */
  data?: D extends undefined ? never : 'composed';
  /** When the words of each path are a chunk of their own: the suffix after `<chunk>.<lang>.`. */
  contentChunk?: (params: PageParams) => string;
  slots?: readonly SlotName[];
  page: () => Promise<{ page: PageDefinition<C, D> }>;
  content: PerLang<ContentLoader<C>>;
};

/**
 * Describes a page of a remote.
 * @param path pattern without language, e.g. `/equipo/:slug`
 */
export function page<C, D = undefined>(path: string, options: PageOptions<C, D>): PageRoute {
  const { chunk, contentChunk, content } = options;
  return {
    kind: 'page',
    path,
    paths: options.paths ?? (options.data ? [] : [path]),
    hasData: options.data !== undefined,
    slots: options.slots ?? [],
    chunks: (lang, params) => [
      chunk,
      contentChunk ? `${chunk}.${lang}.${contentChunk(params)}` : `${chunk}.${lang}`,
    ],
    load: async (lang, params, document) => {
      const [module, words, data] = await Promise.all([options.page(), content[lang](params), document]);
      // The document comes from the same release, under an address that bears its hash.
      // TypeScript cannot follow the condition in PageProps.
      const props = { content: words, params, data } as PageProps<C, D> & Attributes;
      return {
        element: createElement(module.page.Component, props),
        meta: module.page.meta({ ...props, lang }),
      };
    },
  };
}

/** Sends every path that matches `path` to `to`, on the server and in the browser. */
export const redirect = (path: string, to: string): RedirectRoute => ({ kind: 'redirect', path, to });

/** A slot with the props that it takes, as `Slots` declares them. */
export type LentSlot<P> = RemoteSlot & { props: TakenProps<P> };

type SlotOptions<C, D, P> = {
  chunk: string;
  /** Where the piece floats, when it is a widget; other pieces stand where a page shows them and may take props. */
  widget?: P extends true ? WidgetPlace : never;
  /** The piece shows a document that `exposed/data.ts` makes under the name of the slot. */
  data?: D extends undefined ? never : 'composed';
  component: () => Promise<{
    Slot: ComponentType<{ content: C; data: D } & (P extends true ? unknown : P)>;
  }>;
  content: PerLang<() => Promise<C>>;
} & (P extends true ? { props?: never } : { props: TakenProps<P> });

/**
 * Describes a piece that other micro-frontends may show through `<Slot name="…" />`.
 * @typeParam C its words
 * @typeParam D its document
 * @typeParam P what it takes from whoever shows it: `Slots['my-piece']`
 */
export function slot<C, D = undefined, P = true>(options: SlotOptions<C, D, P>): LentSlot<NoInfer<P>> {
  const { chunk, widget, props, component, content } = options;
  return {
    ...(widget && { widget }),
    // No props are described as none.
    props: (props ?? {}) as LentSlot<P>['props'],
    chunks: (lang) => [chunk, `${chunk}.${lang}`],
    hasData: options.data !== undefined,
    load: async (lang, document) => {
      const [module, words, data] = await Promise.all([component(), content[lang](), document]);
      // The document comes from the same release, under an address that bears its hash; the shell adds the props.
      const given = { content: words, data } as ComponentProps<typeof module.Slot>;
      return createElement(module.Slot, given);
    },
  };
}

type RemoteOptions = Omit<Remote, 'contract' | 'slots' | 'uses'> & {
  slots?: { readonly [K in SlotName]?: LentSlot<Slots[K]> };
  /** What it passes to slots of others that take props, so that a release of either side is held against the other. */
  uses?: { readonly [K in SlotName]?: PassedProps<Slots[K]> };
};

/** Declares what a remote brings. Its result is the only thing that a remote exposes. */
export function defineRemote({ slots, uses, ...remote }: RemoteOptions): Remote {
  return { contract: CONTRACT_VERSION, ...remote, slots: slots ?? {}, uses: uses ?? {} };
}
