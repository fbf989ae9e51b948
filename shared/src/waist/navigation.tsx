import { createContext, use, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate, type Location } from 'react-router-dom';

import { localizePath, splitPath, type Lang, type SitePath } from '../api/lang.ts';
import { useLang } from './i18n.tsx';

export type { SitePath } from '../api/lang.ts';

const PreloadContext = createContext<(lang: Lang, path: string) => void>(() => {});

/** Used by the shell, which loads a page before the visitor navigates to it. */
export const PreloadProvider = PreloadContext.Provider;

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: SitePath;
  /** Language of the target; default: that of the current page. */
  lang?: Lang;
  /** Marks the link as the current page when `to` is the page's path. */
  markCurrent?: boolean;
  /** Keeps the scroll position and the focus, e.g. when only the language or a query changes. */
  keepPlace?: boolean;
  /** Replaces the current history entry, so that going back skips it. */
  replace?: boolean;
  /** Opens the target over the current page, which must show it with `useOverlay`. */
  overlay?: boolean;
};

/** State of a history entry, which links set and the shell reads. */
export type PlaceState = {
  keepPlace?: boolean;
  /** Path of the page below, with language. */
  overlayOn?: string;
};

/** A page that is shown over another page and whose URL is in the address bar. */
export type Overlay = {
  /** Path of the overlay, without language. */
  path: SitePath;
  /** Goes back to the page below. */
  close: () => void;
};

/** The browser's address bar. It differs from the page on the screen while the next page loads or an overlay is open. */
export type AddressBar = {
  read: () => Location | null;
  /** Calls back when the address has changed. @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
  /** Goes to the previous history entry. */
  back: () => void;
};

const AddressBarContext = createContext<AddressBar>({
  read: () => null,
  subscribe: () => () => {},
  back: () => {},
});

/**
 * Used by the shell. The address is a store and not the value of a context, because a new value above a page makes React
 * hydrate all its areas at once.
 */
export const AddressBarProvider = AddressBarContext.Provider;

/** Location of the address bar; `null` when there is none. Pages use `useCurrentPath` instead. */
export function useAddress(): Location | null {
  const { subscribe, read } = use(AddressBarContext);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the address is that of an overlay over the page. */
export const liesOver = (address: Location, page: Location): boolean =>
  address.pathname !== page.pathname && (address.state as PlaceState | null)?.overlayOn === page.pathname;

/**
 * The overlay that the visitor has opened with `<Link overlay>`, e.g. a product over the grid; show it as a dialog.
 * After a reload, or when its URL is shared, it is a page of its own.
 */
export function useOverlay(): Overlay | null {
  const page = useLocation();
  const { back } = use(AddressBarContext);
  const address = useAddress();
  if (!address || !liesOver(address, page)) return null;
  // A language-free path starts with a slash, as every pathname.
  return { path: splitPath(address.pathname).path as SitePath, close: back };
}

/** Link to a page of the site in the visitor's language. It preloads the page on hover, focus and touch. */
export function Link({ to, lang, markCurrent, keepPlace, overlay, replace = false, ...rest }: LinkProps) {
  const pageLang = useLang();
  const preload = use(PreloadContext);
  const { pathname } = useLocation();
  const target = lang ?? pageLang;
  const warmUp = () => preload(target, to);
  return (
    <RouterLink
      {...rest}
      // The router fetches no manifests here: the shell preloads pages.
      discover="none"
      // Explicit, because the router would compare with its own location, which may be outdated.
      replace={replace}
      to={localizePath(to, target)}
      state={{ keepPlace, overlayOn: overlay ? pathname : undefined } satisfies PlaceState}
      hrefLang={target === pageLang ? undefined : target}
      // The shell's entry/starter.ts records taps on such links before hydration.
      data-overlay={overlay || undefined}
      aria-current={markCurrent && splitPath(pathname).path === to ? 'page' : rest['aria-current']}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onTouchStart={warmUp}
    />
  );
}

/** Language, path without language, query and hash of the current page. */
export function useCurrentPath(): { lang: Lang; path: string; search: string; hash: string } {
  const { pathname, search, hash } = useLocation();
  return { ...splitPath(pathname), search, hash };
}

/** Returns a function that navigates to a page in the visitor's language, for handlers. Prefer `Link`. */
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
