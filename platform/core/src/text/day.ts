import type { Lang } from '../contract/lang.ts';

/** Languages that this region writes in its own way. */
const locales: Readonly<Record<string, string>> = { es: 'es-CO', en: 'en-US' };

/** BCP 47 tag of a language for `Intl`. */
export const localeOf = (lang: Lang): string => locales[lang] ?? lang;

/**
 * Formats an ISO day such as `2026-05-04` in words: `4 de mayo de 2026`, `May 4, 2026`.
 * @throws RangeError when `isoDay` is not a date
 */
export function formatDay(isoDay: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(localeOf(lang), { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${isoDay}T00:00:00Z`));
}
