/** Languages of the site. Spanish lives at `/…`, English at `/en/…`, with the same slugs. */
export const languages = ['es', 'en'] as const;

export type Lang = (typeof languages)[number];

/** A path of the site without language, with optional query and hash: `/posts/rye#crust`. */
export type SitePath = `/${string}`;

/** One value per language; `T` may be words, a module loader, a URL. */
export type PerLang<T> = Readonly<Record<Lang, T>>;

/**
 * Splits a URL path into its language and the path that is the same in both languages.
 * `/en/posts` → `{ lang: 'en', path: '/posts' }`; a trailing slash is dropped.
 * Slashes in a row count as one: a link that begins with two would lead to another site.
 */
export function splitPath(pathname: string): { lang: Lang; path: string } {
  const trimmed = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
  if (trimmed === '/en') return { lang: 'en', path: '/' };
  if (trimmed.startsWith('/en/')) return { lang: 'en', path: trimmed.slice(3) };
  return { lang: 'es', path: trimmed };
}

/**
 * Puts a language-free path into a language: `('/posts', 'en')` → `/en/posts`.
 * Query and hash stay as they are. External URLs are not paths: don't pass them.
 */
export function localizePath(path: string, lang: Lang): string {
  if (lang === 'es') return path;
  return path === '/' || path.startsWith('/?') || path.startsWith('/#')
    ? `/en${path.slice(1)}`
    : `/en${path}`;
}
