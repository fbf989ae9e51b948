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
 * Version of the types that shell and remotes share; `shared/contract/` has their snapshot. A remote is built for one
 * version. The shell and `compose` accept this version and the one before, so that teams need not release at the same
 * time. Raise it when the snapshot's test reports that the types have changed.
 */
export const CONTRACT_VERSION = 4;

/** Name of a remote in Module Federation. */
export type RemoteName = `mfe_${string}`;

export const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^mfe(?:_[a-z][a-z\d]*)+$/.test(name);

/** Name of a remote's folder in the repository and in the releases: `mfe_body_care` → `mfe-body-care`. */
export const folderOf = (remote: RemoteName): string => remote.replaceAll('_', '-');

/**
 * Slots that remotes provide, with the props that the page must pass, or `true` for none. The provider declares it in
 * its `slots.d.ts`:
 * `declare module '@clinic/shared/contract' { interface Slots { 'my-piece': { ids: readonly string[] } } }`.
 * The shell finds the remote that provides it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Slots {}

export type SlotName = keyof Slots;

export type PageParams = Readonly<Record<string, string>>;

/**
 * Metadata of a page for search engines, link previews and the browser's tab. Texts may contain placeholders for facts
 * of the clinic (`{city}`, see `siteFacts.ts`); the shell replaces them and appends the brand to the title.
 */
export type PageMeta = {
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** Structured data: schema.org objects without `@context`. */
  jsonLd?: readonly object[];
};

/** Props of a page. `data` is the document that compose has made for the page, if it has one. */
export type PageProps<C, D = undefined> = { content: C; params: PageParams } & ([D] extends [undefined]
  ? { data?: undefined }
  : { data: D });

/** What a file in `pages/` exports: a component, and a function that makes its metadata. */
export type PageDefinition<C, D = undefined> = {
  Component: ComponentType<PageProps<C, D>>;
  meta: (props: PageProps<C, D> & { lang: Lang }) => PageMeta;
};

/** A page with its code and content loaded, so that it renders without suspending. */
export type LoadedPage = { element: ReactElement; meta: PageMeta };

export type PageRoute = {
  kind: 'page';
  /** Pattern in the router's syntax, without language: `/blog/:id`. */
  path: string;
  /**
   * Every path without language that exists for the pattern. All are prerendered; any other is a 404.
   * Empty for a page with data, which exists at the paths that have a document.
   */
  paths: readonly string[];
  /** Whether the page needs the document that is named like its path. */
  hasData: boolean;
  /** Slots that the page shows. They are loaded with it, so that nothing moves when they appear. */
  slots: readonly string[];
  /** Names of the build chunks that `load` fetches, so that compose can preload exactly those. */
  chunks: (lang: Lang, params: PageParams) => readonly string[];
  /** @param data promise of the page's document */
  load: (lang: Lang, params: PageParams, data?: Promise<unknown>) => Promise<LoadedPage>;
};

export type RedirectRoute = { kind: 'redirect'; path: string; to: string };

export type RemoteRoute = PageRoute | RedirectRoute;

/** Place of a slot that the shell shows as a widget in the corner of the page. */
export type WidgetPlace = {
  /** Widgets of all remotes are sorted by it, smallest first. */
  order: number;
  /** Paths without language, each with everything below it; default: every page. */
  under?: readonly SitePath[];
};

export type RemoteSlot = {
  widget?: WidgetPlace;
  /** Props that it accepts; absent in remotes of contract 3, whose props are not checked. */
  props?: PropTypes;
  chunks: (lang: Lang) => readonly string[];
  /** Whether the component needs the document that is named like the slot. */
  hasData: boolean;
  /** @param data promise of the slot's document */
  load: (lang: Lang, data?: Promise<unknown>) => Promise<ReactElement>;
};

/**
 * JSON documents that compose makes from a remote's content and settings, so that a page loads only what it shows and a
 * new price needs no new build. A document that is named like a path (`/tienda/capilar`) is the data of that page, one
 * that is named like a slot is the data of that slot; `useReadDocument` reads others on demand.
 */
export type RemoteDocuments = Readonly<Record<string, unknown>>;

/**
 * What `exposed/data.ts` exports as `documents`. It runs in compose, never in the browser.
 * `settings` has the parsed settings files by name.
 */
export type MakeDocuments<S = Readonly<Record<string, unknown>>> = (context: {
  lang: Lang;
  settings: S;
}) => RemoteDocuments;

type SchemaIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: unknown })[] | undefined;
};

/** A schema of any library that follows https://standardschema.dev, such as valibot. */
export type SettingsSchema = {
  readonly '~standard': {
    readonly validate: (input: unknown) => SchemaResult | Promise<SchemaResult>;
  };
};

export type SchemaResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly SchemaIssue[] };

/** What `exposed/data.ts` may export: data for compose that visitors do not download. */
export type RemoteData = {
  documents?: MakeDocuments;
  /** Its links in the menu and the footer. */
  links?: PerLang<RemoteLinks>;
  /** Facts about its pages for the assistant. */
  knowledge?: Knowledge;
  /** Schemas of the settings files that it reads: `prices` is for `settings/prices.json`. */
  settings?: Readonly<Record<string, SettingsSchema>>;
};

/** What the only exposed module of a remote, `exposed/remote.ts`, exports. */
export type Remote = {
  contract: number;
  name: RemoteName;
  routes: readonly RemoteRoute[];
  slots: Readonly<Record<string, RemoteSlot>>;
  /** Props that it passes to slots; absent in remotes of contract 3. */
  uses?: Readonly<Record<string, PropTypes>>;
};

type ContentLoader<C> = (params: PageParams) => Promise<C>;

type PageOptions<C, D> = {
  /** The page's `webpackChunkName`; its content is in the chunk `<chunk>.<lang>`. */
  chunk: string;
  /** Default: the pattern itself. Required when the pattern has parameters and the page has no data. */
  paths?: readonly string[];
  /** Set when `exposed/data.ts` makes a document with the name of the page's path. */
  data?: D extends undefined ? never : 'composed';
  /** Suffix after `<chunk>.<lang>.` when each path has a content chunk of its own. */
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
      // The document belongs to the same release, so its type is right. TypeScript cannot resolve the condition in PageProps.
      const props = { content: words, params, data } as PageProps<C, D> & Attributes;
      return {
        element: createElement(module.page.Component, props),
        meta: module.page.meta({ ...props, lang }),
      };
    },
  };
}

/** Describes a redirect of every path that matches `path`, on the server and in the browser. */
export const redirect = (path: string, to: string): RedirectRoute => ({ kind: 'redirect', path, to });

/** A slot with the props that `Slots` declares. */
export type LentSlot<P> = RemoteSlot & { props: TakenProps<P> };

type SlotOptions<C, D, P> = {
  chunk: string;
  /** Set when the shell shows it as a widget. Other slots are shown by pages and may take props. */
  widget?: P extends true ? WidgetPlace : never;
  /** Set when `exposed/data.ts` makes a document with the name of the slot. */
  data?: D extends undefined ? never : 'composed';
  component: () => Promise<{
    Slot: ComponentType<{ content: C; data: D } & (P extends true ? unknown : P)>;
  }>;
  content: PerLang<() => Promise<C>>;
} & (P extends true ? { props?: never } : { props: TakenProps<P> });

/**
 * Describes a component that other micro-frontends may show through `<Slot name="…" />`.
 * @typeParam C its content
 * @typeParam D its document
 * @typeParam P its props: `Slots['my-piece']`
 */
export function slot<C, D = undefined, P = true>(options: SlotOptions<C, D, P>): LentSlot<NoInfer<P>> {
  const { chunk, widget, props, component, content } = options;
  return {
    ...(widget && { widget }),
    // A slot without props accepts none.
    props: (props ?? {}) as LentSlot<P>['props'],
    chunks: (lang) => [chunk, `${chunk}.${lang}`],
    hasData: options.data !== undefined,
    load: async (lang, document) => {
      const [module, words, data] = await Promise.all([component(), content[lang](), document]);
      // The document belongs to the same release, so its type is right; the shell adds the props.
      const given = { content: words, data } as ComponentProps<typeof module.Slot>;
      return createElement(module.Slot, given);
    },
  };
}

type RemoteOptions = Omit<Remote, 'contract' | 'slots' | 'uses'> & {
  slots?: { readonly [K in SlotName]?: LentSlot<Slots[K]> };
  /** Props that it passes to slots of others. A release of either side is checked against the other. */
  uses?: { readonly [K in SlotName]?: PassedProps<Slots[K]> };
};

/** Describes a remote. The result is the only thing that a remote exposes. */
export function defineRemote({ slots, uses, ...remote }: RemoteOptions): Remote {
  return { contract: CONTRACT_VERSION, ...remote, slots: slots ?? {}, uses: uses ?? {} };
}
