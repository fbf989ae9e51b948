import type { ComponentType, ReactElement } from 'react';

import type { Knowledge } from '../described/knowledge.ts';
import type { RemoteLinks } from './frame.ts';
import type { Lang, PerLang, SitePath } from './lang.ts';
import type { PropTypes } from './slotProps.ts';

/**
 * Version of the types that shell and remotes share; `platform/core/contract/` has their snapshot. A remote is built for one
 * version. The shell and `compose` accept this version and the one before, so that teams need not release at the same
 * time. Raise it when the snapshot's test reports that the types have changed.
 */
export const CONTRACT_VERSION = 7;

/** Name of a remote in Module Federation. */
export type RemoteName = `mfe_${string}`;

export const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^mfe(?:_[a-z][a-z\d]*)+$/.test(name);

/** Name of a remote's folder in the repository and in the releases: `mfe_body_care` → `mfe-body-care`. */
export const folderOf = (remote: RemoteName): string => remote.replaceAll('_', '-');

/**
 * Slots that remotes provide, with the props that the page must pass, or `true` for none. A file that is made of what
 * their owners say in `slot()` fills it: `slots.d.ts` of the workspace, or `.tesela/liveSlots.d.ts` elsewhere. The shell
 * finds the remote that provides it.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Slots {}

export type SlotName = keyof Slots;

export type PageParams = Readonly<Record<string, string>>;

/**
 * Metadata of a page for search engines, link previews and the browser's tab. Texts may contain placeholders for facts
 * of the site (`{city}`); the shell replaces them and appends the brand to the title.
 */
export type PageMeta = {
  title: string;
  description: string;
  type?: 'website' | 'article';
  /** Structured data: schema.org objects without `@context`. */
  jsonLd?: readonly object[];
};

/** Props of a page. `content` is the document that compose has made for it. */
export type PageProps<C> = { content: C; params: PageParams };

/** What a file in `pages/` exports: a component, and a function that makes its metadata. */
export type PageDefinition<C> = {
  Component: ComponentType<PageProps<C>>;
  meta: (props: PageProps<C> & { lang: Lang }) => PageMeta;
};

/** A page with its code and content loaded, so that it renders without suspending. */
export type LoadedPage = { element: ReactElement; meta: PageMeta };

/**
 * When an area is hydrated. Nothing of a page runs before the first sign of the visitor: pointer, touch, key, focus, or a
 * screen scrolled.
 * - `touch`: when the visitor points at this area, touches or focuses it. For what is read.
 * - `visible`: after the first sign, as soon as it is near the screen. For what is used, or moves.
 * - `idle`: by itself, without a sign.
 */
export type Defer = 'touch' | 'visible' | 'idle';

export type Hydration = {
  defer: Defer;
  /** Keys of the browser's storage, or names of cookies: when one is stored, the area is hydrated by itself, to show it. */
  stored?: readonly string[];
};

export type PageRoute = {
  kind: 'page';
  /** Pattern in the router's syntax, without language: `/posts/:id`. */
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
  hydration: Hydration;
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
  /** Props that it accepts. */
  props?: PropTypes;
  hydration: Hydration;
  chunks: (lang: Lang) => readonly string[];
  /** Whether the component needs the document that is named like the slot. */
  hasData: boolean;
  /** @param data promise of the slot's document */
  load: (lang: Lang, data?: Promise<unknown>) => Promise<ReactElement>;
};

/**
 * JSON documents that compose makes from a remote's content and settings, so that a page loads only what it shows and a
 * new price needs no new build. A document that is named like a path (`/bread/rye`) is the data of that page, one
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
  /** Props that it passes to slots. */
  uses?: Readonly<Record<string, PropTypes>>;
};
