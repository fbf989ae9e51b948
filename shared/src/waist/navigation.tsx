import { createContext, use, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate, type Location } from 'react-router-dom';

import { useLang } from './i18n.tsx';
import { localizePath, splitPath, type Lang, type SitePath } from '../api/lang.ts';

export type { SitePath } from '../api/lang.ts';

const PreloadContext = createContext<(lang: Lang, path: string) => void>(() => {});

/** The shell's side: fetches the code and words of a page before the visitor gets there. */
export const PreloadProvider = PreloadContext.Provider;

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: SitePath;
  /** Language of the target, and not of the link's text; default: the page's own. */
  lang?: Lang;
  /** Marks the link as the current page when `to` is the page's path. */
  markCurrent?: boolean;
  /** Keeps the scroll position and the focus, e.g. when only the language or a query changes. */
  keepPlace?: boolean;
  /** Takes the place of the page in the history: going back skips it. */
  replace?: boolean;
  /** Shows the target over the page instead of in its place; the page below must show it, by `useOverlay`. */
  overlay?: boolean;
};

/** State that a link leaves in the history entry for the shell. */
export type PlaceState = {
  keepPlace?: boolean;
  /** Path with language of the page below. */
  overlayOn?: string;
};

/** A page of the site whose address is in the address bar while the page below stays on the screen. */
export type Overlay = {
  /** Language-free path of the page above. */
  path: SitePath;
  /** Goes back to the address of the page below. */
  close: () => void;
};

/** The browser's address bar: ahead of the page on the screen while the next one comes, or lies over it. */
export type AddressBar = {
  read: () => Location | null;
  /** Calls back when the address has changed. @returns a function that ends it */
  subscribe: (listener: () => void) => () => void;
  /** Goes to the entry of the history before. */
  back: () => void;
};

const AddressBarContext = createContext<AddressBar>({
  read: () => null,
  subscribe: () => () => {},
  back: () => {},
});

/**
 * The shell's side of `useOverlay`. A store: what changes above a page, as the value of a context does, makes React take
 * over at once each area of it that still sleeps.
 */
export const AddressBarProvider = AddressBarContext.Provider;

/** What the address bar says; `null` where there is none. For pages, `useCurrentPath` is right. */
export function useAddress(): Location | null {
  const { subscribe, read } = use(AddressBarContext);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether a page was opened over another, which stays on the screen below it. */
export const liesOver = (address: Location, page: Location): boolean =>
  address.pathname !== page.pathname && (address.state as PlaceState | null)?.overlayOn === page.pathname;

/**
 * What the visitor opened over the page by `<Link overlay>`, e.g. a product over the grid: show it as a dialog.
 * Its address can be shared: opened anew or reloaded, it is a page of its own.
 */
export function useOverlay(): Overlay | null {
  const page = useLocation();
  const { back } = use(AddressBarContext);
  const address = useAddress();
  if (!address || !liesOver(address, page)) return null;
  // A language-free path starts with a slash, as every pathname.
  return { path: splitPath(address.pathname).path as SitePath, close: back };
}

/** Link to a page of the site in the visitor's language. Warms the page up on hover, focus and touch. */
export function Link({ to, lang, markCurrent, keepPlace, overlay, replace = false, ...rest }: LinkProps) {
  const pageLang = useLang();
  const preload = use(PreloadContext);
  const { pathname } = useLocation();
  const target = lang ?? pageLang;
  const warmUp = () => preload(target, to);
  return (
    <RouterLink
      {...rest}
      // The router would compare with an address that may be older.
      replace={replace}
      to={localizePath(to, target)}
      state={{ keepPlace, overlayOn: overlay ? pathname : undefined } satisfies PlaceState}
      hrefLang={target === pageLang ? undefined : target}
      // Kept for the page when it is tapped before that is alive; see the shell's entry/starter.ts.
      data-overlay={overlay || undefined}
      aria-current={markCurrent && splitPath(pathname).path === to ? 'page' : rest['aria-current']}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onTouchStart={warmUp}
    />
  );
}

/** Language-free path, query and hash of the page that the visitor is on. */
export function useCurrentPath(): { lang: Lang; path: string; search: string; hash: string } {
  const { pathname, search, hash } = useLocation();
  return { ...splitPath(pathname), search, hash };
}

/** Goes to a page of the site in the visitor's language; for handlers, where a `Link` won't do. */
export function useNavigateTo(): (
  to: SitePath,
  options?: { replace?: boolean; keepPlace?: boolean },
) => void {
  const navigate = useNavigate();
  const lang = useLang();
  return (to, { replace, keepPlace } = {}) => {
    void navigate(localizePath(to, lang), { replace, state: { keepPlace } satisfies PlaceState });
  };
}
