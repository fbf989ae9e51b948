import type { Lang } from '@clinic/shared/lang';

/** Chooses the words of a language. */
export const say =
  (lang: Lang) =>
  (es: string, en: string): string =>
    lang === 'es' ? es : en;
