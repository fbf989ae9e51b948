import type { Lang } from '@clinic/shared/lang';

/** Returns a function that chooses the text of a language. */
export const translate =
  (lang: Lang) =>
  (es: string, en: string): string =>
    lang === 'es' ? es : en;
