import type { RemoteName, SlotName } from './contract.ts';
import type { Settings } from './settings.ts';

/** What the browser needs to know of a live remote. */
export type LiveRemote = {
  version: string;
  /** URL of `remoteEntry.js`, absolute or from the site's root. */
  entry: string;
  /** Patterns of the pages that it owns, without language. */
  pages: readonly string[];
  redirects: readonly { path: string; to: string }[];
  slots: readonly SlotName[];
};

/** Which remotes are live. Composed from the releases and inlined in every page. */
export type Registry = Readonly<Partial<Record<RemoteName, LiveRemote>>>;

/** Inlined in every page as JSON in `<script id="page-data">`. */
export type PageData = { registry: Registry; settings: Settings };
