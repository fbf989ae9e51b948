import { createContext, use, useSyncExternalStore, type ComponentPropsWithRef } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

import { localizePath, splitPath, type Lang, type SitePath } from '../contract/lang.ts';
import { useLang } from './i18n.tsx';
import { liesOver, type PlaceState } from './place.ts';
import { useSite } from './site.tsx';

export type { SitePath } from '../contract/lang.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: SitePath;
  /** Language of the target; default: that of the current page. */
  lang?: Lang;
  /** Marks the link as the current page when `to` is the page's path. */
  markCurrent?: boolean;
  /**
   * Keeps the scroll position and the focus, e.g. when only the language or a query changes. An element of the next page
   * that bears `data-arrival` takes both instead, unless it is the same page in another language.
   */
  keepPlace?: boolean;
  /** Replaces the current history entry, so that going back skips it. */
  replace?: boolean;
  /** Opens the target over the current page, which must show it with `useOverlay`. */
  overlay?: boolean;
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

/**
 * The overlay that the visitor has opened with `<Link overlay>`, e.g. a product over the grid; show it as a dialog.
 * After a reload, or when its URL is shared, it is a page of its own.
 */
export function useOverlay(): Overlay | null {
  const page = useLocation();
  const { back } = use(AddressBarContext);
  const address = useAddress();
  const { languages } = useSite();
  if (!address || !liesOver(address, page.pathname)) return null;
  // A language-free path starts with a slash, as every pathname.
  return { path: splitPath(address.pathname, languages).path as SitePath, close: back };
}

/**
 * Link to a page of the site in the visitor's language. The shell follows it and fetches its page on hover, focus and
 * touch (`platform/host/src/click/`), whether React is there or not: all that it needs is in the attributes.
 */
export function Link({ to, lang, markCurrent, keepPlace, overlay, replace, children, ...rest }: LinkProps) {
  const pageLang = useLang();
  const { languages } = useSite();
  const { pathname } = useLocation();
  const target = lang ?? pageLang;
  return (
    <a
      {...rest}
      href={localizePath(to, target, languages)}
      hrefLang={target === pageLang ? undefined : target}
      data-keep-place={keepPlace || undefined}
      data-overlay={overlay || undefined}
      data-replace={replace || undefined}
      aria-current={markCurrent && splitPath(pathname, languages).path === to ? 'page' : rest['aria-current']}
    >
      {children}
    </a>
  );
}

/** Language, path without language, query and hash of the current page. */
export function useCurrentPath(): { lang: Lang; path: string; search: string; hash: string } {
  const { pathname, search, hash } = useLocation();
  const { languages } = useSite();
  return { ...splitPath(pathname, languages), search, hash };
}

/** Returns a function that navigates to a page in the visitor's language, for handlers. Prefer `Link`. */
export function useNavigateTo(): (
  to: SitePath,
  options?: { replace?: boolean; keepPlace?: boolean },
) => void {
  const navigate = useNavigate();
  const lang = useLang();
  const { languages } = useSite();
  return (to, { replace, keepPlace } = {}) => {
    void navigate(localizePath(to, lang, languages), { replace, state: { keepPlace } satisfies PlaceState });
  };
}
