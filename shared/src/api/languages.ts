import { localizePath as localize, splitPath as split, type Lang, type Languages } from '@tesela/core/lang';

export type { Lang, Languages, PerLang, SitePath } from '@tesela/core/lang';

declare module '@tesela/core/lang' {
  interface Register {
    lang: 'es' | 'en';
  }
}

/** Languages that the clinic writes in. Spanish lives at `/…`, English at `/en/…`; the settings say which are shown. */
export const languages = ['es', 'en'] as const satisfies Languages;

export const splitPath = (pathname: string): { lang: Lang; path: string } => split(pathname, languages);

export const localizePath = (path: string, lang: Lang): string => localize(path, lang, languages);
