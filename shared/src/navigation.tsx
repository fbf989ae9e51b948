import { createContext, use, type ComponentPropsWithRef } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';

import { useLang } from './i18n.tsx';
import { localizePath, splitPath, type Lang } from './lang.ts';

/** A path of the site without language, with optional query and hash: `/blog/acne-adulto#causas`. */
export type SitePath = `/${string}`;

const PreloadContext = createContext<(lang: Lang, path: string) => void>(() => {});

/** The shell's side: fetches the code and words of a page before the visitor gets there. */
export const PreloadProvider = PreloadContext.Provider;

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: SitePath;
  /** Language of the target; default: the page's own. */
  lang?: Lang;
  /** Marks the link as the current page when `to` is the page's path. */
  markCurrent?: boolean;
  /** Keeps the scroll position and the focus, e.g. when only the language or a query changes. */
  keepPlace?: boolean;
};

/** State that a link leaves in the history entry for the shell's scroll and focus management. */
export type PlaceState = { keepPlace?: boolean };

/** Link to a page of the site in the visitor's language. Warms the page up on hover, focus and touch. */
export function Link({ to, lang, markCurrent, keepPlace, ...rest }: LinkProps) {
  const pageLang = useLang();
  const preload = use(PreloadContext);
  const { path } = useCurrentPath();
  const target = lang ?? pageLang;
  const warmUp = () => preload(target, to);
  return (
    <RouterLink
      {...rest}
      to={localizePath(to, target)}
      state={keepPlace ? ({ keepPlace } satisfies PlaceState) : undefined}
      hrefLang={target === pageLang ? undefined : target}
      aria-current={markCurrent && path === to ? 'page' : rest['aria-current']}
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
