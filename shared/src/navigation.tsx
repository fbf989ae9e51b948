import {
  createContext,
  memo,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { Link as RouterLink, useLocation, useNavigate, type Location } from 'react-router-dom';

import { useLang } from './i18n.tsx';
import { localizePath, splitPath, type Lang } from './lang.ts';

/** A path of the site without language, with optional query and hash: `/blog/acne-adulto#causas`. */
export type SitePath = `/${string}`;

const PreloadContext = createContext<(lang: Lang, path: string) => void>(() => {});

/** The shell's side: fetches the code and words of a page before the visitor gets there. */
export const PreloadProvider = PreloadContext.Provider;

const PlaceContext = createContext<Location | null>(null);

/**
 * The shell's side of `usePlace`. Beside the router's own context, which changes with the page alone: with each query
 * that a filter writes, all links of the site would be rendered anew.
 */
export const PlaceProvider = PlaceContext.Provider;

/** Where the visitor is: the address of the page on the screen with query and hash, and its entry in the history. */
export function usePlace(): Location {
  const routed = useLocation();
  return use(PlaceContext) ?? routed;
}

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: SitePath;
  /** Language of the target; default: the page's own. */
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

type OverlaySource = {
  read: () => Overlay | null;
  subscribe: (listener: () => void) => () => void;
  show: (overlay: Overlay | null) => void;
};

function createOverlaySource(overlay: Overlay | null): OverlaySource {
  const listeners = new Set<() => void>();
  return {
    read: () => overlay,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (next) => {
      if (next === overlay) return;
      overlay = next;
      for (const notify of listeners) notify();
    },
  };
}

const OverlayContext = createContext(createOverlaySource(null));

/**
 * The shell's side of `useOverlay`. A store, not the context's value: a new value is a change to all that is below, for
 * which React would take over, at once, each area of the page that still sleeps.
 */
export function OverlayProvider({ value, children }: { value: Overlay | null; children: ReactNode }) {
  const [source] = useState(() => createOverlaySource(value));
  useLayoutEffect(() => source.show(value), [source, value]);
  return <OverlayContext value={source}>{children}</OverlayContext>;
}

const nothing = () => null;

/**
 * What the visitor opened over the page by `<Link overlay>`, e.g. a product over the grid: show it as a dialog.
 * Its address can be shared: opened anew or reloaded, it is a page of its own.
 */
export function useOverlay(): Overlay | null {
  const { subscribe, read } = use(OverlayContext);
  return useSyncExternalStore(subscribe, read, nothing);
}

/** Link to a page of the site in the visitor's language. Warms the page up on hover, focus and touch. */
export const Link = memo(function Link({
  to,
  lang,
  markCurrent,
  keepPlace,
  overlay,
  replace = false,
  ...rest
}: LinkProps) {
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
      aria-current={markCurrent && splitPath(pathname).path === to ? 'page' : rest['aria-current']}
      onPointerEnter={warmUp}
      onFocus={warmUp}
      onTouchStart={warmUp}
    />
  );
});

/** Language-free path of the page that the visitor is on, for what does not depend on query and hash. */
export function usePagePath(): { lang: Lang; path: string } {
  return splitPath(useLocation().pathname);
}

/** Language-free path, query and hash of the page that the visitor is on. */
export function useCurrentPath(): { lang: Lang; path: string; search: string; hash: string } {
  const { pathname, search, hash } = usePlace();
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
