/**
 * Where a site's own code says which languages it is written in, by declaration merging, so that it knows each by name:
 * `declare module '…/contract/lang.ts' { interface Register { lang: 'es' | 'en' } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type, typescript/no-empty-interface
export interface Register {}

/** A language of the site, such as `es`. The platform knows none by name: the settings list them. */
export type Lang = Register extends { lang: infer L extends string } ? L : string;

/** Languages of a site. Pages of the first live at `/…`, those of another at `/en/…`, with the same slugs. */
export type Languages<L extends string = Lang> = readonly [L, ...L[]];

/** A path of the site without language, with optional query and hash: `/posts/rye#crust`. */
export type SitePath = `/${string}`;

/** One value per language; `T` may be words, a module loader, a URL. */
export type PerLang<T> = Readonly<Record<Lang, T>>;

/** Makes one value for each language. */
export const perLang = <T>(languages: readonly Lang[], make: (lang: Lang) => T): PerLang<T> =>
  // The keys are the languages.
  Object.fromEntries(languages.map((lang) => [lang, make(lang)])) as PerLang<T>;

/**
 * Splits a URL path into its language and the path that is the same in all languages.
 * `/en/posts` → `{ lang: 'en', path: '/posts' }`; a trailing slash is dropped.
 * Slashes in a row count as one: a link that begins with two would lead to another site.
 */
export function splitPath<L extends string>(
  pathname: string,
  [first, ...others]: Languages<L>,
): { lang: L; path: string } {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '') || '/';
  const lang = others.find((other) => `${path}/`.startsWith(`/${other}/`));
  return lang ? { lang, path: path.slice(lang.length + 1) || '/' } : { lang: first, path };
}

/**
 * Puts a language-free path into a language: `('/posts', 'en', ['es', 'en'])` → `/en/posts`.
 * Query and hash stay as they are. External URLs are not paths: don't pass them.
 */
export const localizePath = (path: string, lang: string, [first]: Languages<string>): string =>
  lang === first ? path : `/${lang}${path.replace(/^\/(?=[?#]|$)/, '')}`;
