import type { SitePath } from './lang.ts';

/** A link with its label in one language. */
export type SiteLink = {
  to: SitePath;
  label: string;
  /** HTML link types for the pages that the law requires. */
  rel?: 'privacy-policy' | 'terms-of-service';
};

/** Says on a link of the menu how many things the visitor has kept, before the code of the remote is there. */
export type KeptThings = {
  /** Key of `localStorage`. Its JSON lists the things as `lines`. */
  key: string;
  /** Id of the element that shows them, on the link's own page. */
  at: string;
  /** What the link is then called: a plural of `{count}`. */
  label: Readonly<Record<string, string>>;
};

/** A link of the menu, with the links of its submenu. */
export type MenuEntry = SiteLink & {
  below?: readonly SiteLink[];
  /** URL of a picture, 4 by 5, that stands beside the links of the open submenu. */
  picture?: string;
  kept?: KeptThings;
};

/** Links of the footer with a heading. */
export type FooterGroup = { heading: string; links: readonly SiteLink[] };

/** Entries of all micro-frontends are sorted by `order`, smallest first. Leave gaps for others. */
type Ordered<T> = T & { order: number };

/** Links of a micro-frontend in the menu and the footer, in one language; `exposed/data.ts` exports them as `links`. */
export type RemoteLinks = {
  menu?: readonly Ordered<MenuEntry>[];
  footer?: readonly Ordered<FooterGroup>[];
  /** Links at the very end of the page. */
  legal?: readonly SiteLink[];
};

/** A slot that floats in the corner of the page. */
export type Widget = { slot: string; under?: readonly SitePath[] };

/** Menu, footer and widgets around every page, in one language. Compose makes it from the links of the remotes. */
export type Frame = {
  menu: readonly MenuEntry[];
  footer: readonly FooterGroup[];
  legal: readonly SiteLink[];
  widgets: readonly Widget[];
};

/** Name of the frame among the shell's documents. */
export const FRAME = 'frame';

/** Whether a path is one of the roots or below one: `/bread/rye` is under `/bread`, `/breads` is not. */
export const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || (root !== '/' && path.startsWith(`${root}/`)));
