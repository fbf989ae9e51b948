import type { Lang } from '@clinic/shared/lang';

/** A path stands after a space or an opening mark: neither «y/o» nor the path of a full URL. */
const sitePath = /(?<=^|[\s(«"“'])\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:\/?#[a-z0-9-]+)?(?![\p{L}\d])/gu;

/** The site's paths that a text names, as they stand there: `/en/faq#pagos`. */
export const pathsIn = (text: string): string[] => [...new Set(text.match(sitePath))];

/** The same text without them. A slug is a name, not a statement. */
export const withoutPaths = (text: string): string => text.replaceAll(sitePath, ' ');

/** The language whose pages have this path. */
export const langOfPath = (path: string): Lang => (/^\/en(?![^/#])/.test(path) ? 'en' : 'es');

/** `/en/faq#pagos` → `/faq#pagos`; `/en` → `/`. */
export function withoutLang(path: string): string {
  const bare = path.replace(/^\/en(?![^/#])/, '');
  return bare.startsWith('/') ? bare : `/${bare}`;
}

/** `/faq` in English → `/en/faq`; `/#spa` → `/en#spa`. */
export const withLang = (path: string, lang: Lang): string =>
  lang === 'es' ? path : `/en${path.replace(/^\/(?=#|$)/, '')}`;

/** The page on which an anchor is: `/faq#pagos` → `/faq`. */
export const pageOf = (path: string): string => path.replace(/#.*$/, '');
