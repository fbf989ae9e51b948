import type { Hydration, RemoteName } from './contract.ts';
import type { Site } from './facts.ts';
import type { Lang } from './lang.ts';

/** A live remote as the browser knows it. */
export type LiveRemote = {
  /** For people; pages leave it out, so that a release changes no page by its number alone. */
  version?: string;
  /** URL of `remoteEntry.js`, absolute or from the site's root; it names its content. */
  entry: string;
  /** Hash of `remoteEntry.js`; absent in development. */
  integrity?: string;
  /** Where its documents lie, from the site's root; absent when it has none. It names the code that reads them. */
  data?: string;
  /** Patterns of the pages that it owns, without language. */
  pages: readonly string[];
  redirects: readonly { path: string; to: string }[];
  slots: readonly string[];
};

/** All live remotes by name. */
export type LiveRemotes = Readonly<Record<RemoteName, LiveRemote>>;

/** URL of the current live remotes and the shell. It must not change, because open tabs read it. */
export const LIVE_REMOTES_URL = '/registry.json';

/** Path of a document below its remote's data: `/bread/rye` → `es/bread/rye.json`. */
export const documentFile = (name: string, lang: Lang): string =>
  `${lang}/${name.replace(/^\//, '') || 'index'}.json`;

/** Id of the inline JSON that compose and the development server write into every page. */
export const PAGE_DATA_ID = 'page-data';

/** JSON in the `<script id="page-data">` of every page. */
export type PageData = {
  /** `not-found` is the page for all addresses that do not exist. */
  kind: 'page' | 'not-found';
  /**
   * The remotes that the page shows; `LIVE_REMOTES_URL` has all. Released shells read this key, so its name can change
   * only with the contract.
   */
  registry: LiveRemotes;
  site: Site;
  /** Where the documents of the frame lie, from the site's root. */
  frame: string;
  /** The documents that the page shows, by their URLs. */
  documents: Readonly<Record<string, unknown>>;
};

/** Id of the inline JSON with the scripts of a page. */
export const PAGE_SCRIPTS_ID = 'page-scripts';

/** Files of a page that come after its HTML, from the site's root, in the order in which they are wanted. */
export type PageScripts = {
  /** Scripts that start the shell; they import the others. */
  start: string[];
  /** Scripts of the shell that every area needs. They are preloaded at the first sign of the visitor. */
  page: string[];
  /** Those of them that are preloaded before, since the page will be used and not only read. */
  ahead: string[];
  /** Scripts, late styles and documents of each area, such as `page` and the slots; preloaded when it is hydrated. */
  areas: Readonly<Record<string, string[]>>;
  /** When each area is hydrated; on `touch` where it does not say. */
  hydration: Readonly<Record<string, Hydration>>;
  /** Hashes of all these files but the documents. */
  integrity: Readonly<Record<string, string>>;
};
