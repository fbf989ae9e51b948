import type { SitePath } from '../api/lang.ts';

/** A link with its words in one language. */
export type SiteLink = {
  to: SitePath;
  label: string;
  /** HTML's own names for the pages that the law asks for. */
  rel?: 'privacy-policy' | 'terms-of-service';
};

/** A link of the menu, with the pages that open below it. */
export type MenuEntry = SiteLink & { below?: readonly SiteLink[] };

/** Links of the footer under a heading. */
export type FooterGroup = { heading: string; links: readonly SiteLink[] };

/** Where it stands among those of other micro-frontends: smaller comes first. Leave gaps. */
type Ordered<T> = T & { order: number };

/** What a micro-frontend brings to the menu and the footer, in one language; `exposed/data.ts` exports it as `links`. */
export type RemoteLinks = {
  menu?: readonly Ordered<MenuEntry>[];
  footer?: readonly Ordered<FooterGroup>[];
  /** Links at the very end of the page. */
  legal?: readonly SiteLink[];
};

/** A slot that floats in the corner of the page. */
export type Widget = { slot: string; under?: readonly SitePath[] };

/** What stands around every page, in one language. Compose makes it of what the remotes bring. */
export type Frame = {
  menu: readonly MenuEntry[];
  footer: readonly FooterGroup[];
  legal: readonly SiteLink[];
  widgets: readonly Widget[];
};

/** Name of the frame among the shell's documents. */
export const FRAME = 'frame';

/** Whether a page is one of the paths or below one: `/spa` has `/spa/facial`, and not `/spas`. */
export const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)));
