import type { RemoteName } from './contract.ts';
import type { Lang } from '../api/lang.ts';
import type { Site } from '../api/settings.ts';

/** What the browser needs to know of a live remote. */
export type LiveRemote = {
  version: string;
  /** URL of `remoteEntry.js`, absolute or from the site's root. */
  entry: string;
  /** Hash that `remoteEntry.js` must have; absent in development, where it changes. */
  integrity?: string;
  /** Where its documents lie, from the site's root; absent when it has none. */
  data?: string;
  /** Patterns of the pages that it owns, without language. */
  pages: readonly string[];
  redirects: readonly { path: string; to: string }[];
  slots: readonly string[];
};

/** Which remotes are live. Composed from the releases. */
export type LiveRemotes = Readonly<Record<RemoteName, LiveRemote>>;

/** Where all of them are listed, always the newest, and the shell with them. Tabs that are open ask for this name: it stays. */
export const LIVE_REMOTES_URL = '/registry.json';

/** Path of a document below its remote's data: `/tienda/capilar` → `es/tienda/capilar.json`. */
export const documentFile = (name: string, lang: Lang): string =>
  `${lang}/${name.replace(/^\//, '') || 'index'}.json`;

/** Inlined in every page as JSON in `<script id="page-data">`. */
export type PageData = {
  /** `not-found`: the page that stands at every address that does not exist. */
  kind: 'page' | 'not-found';
  /**
   * Those that the page shows; all others are at `LIVE_REMOTES_URL`. Shells that were released read this key: its name
   * may change with the contract only.
   */
  registry: LiveRemotes;
  site: Site;
  /** Where the documents of the frame lie, from the site's root. */
  frame: string;
  /** The documents that the page shows, by their URLs. */
  documents: Readonly<Record<string, unknown>>;
};

/** Id of the inline JSON with a page's scripts. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Scripts of a page, and late stylesheets, from the site's root, in the order in which they are wanted. */
export type PageScripts = {
  /** Run; they fetch the others. */
  start: string[];
  /** What every page needs, fetched beside those. */
  page: string[];
  /** What an area of the page needs, its slots and `page`, fetched when the area wakes. */
  areas: Readonly<Record<string, string[]>>;
  /** Hash that each of these files must have. */
  integrity: Readonly<Record<string, string>>;
};
