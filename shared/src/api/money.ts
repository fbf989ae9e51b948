import type { Lang } from '@tesela/core/lang';

const separators = {
  es: { thousands: '.', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
} satisfies Record<Lang, object>;

/**
 * Writes an amount with its thousands apart: `98.000`, `98,000`. By hand, since the first `Intl.NumberFormat` of a
 * page takes 100 ms of a phone's processor, in the middle of its coming alive.
 */
export function formatNumber(amount: number, lang: Lang, decimals = 0): string {
  const { thousands, decimals: point } = separators[lang];
  const [whole = '', rest] = amount.toFixed(decimals).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands);
  return rest === undefined ? grouped : grouped + point + rest;
}

/** An amount of Colombian pesos in running text, without decimals: `$320.000`. */
export const pesos = (amount: number, lang: Lang): string => `$${formatNumber(amount, lang)}`;

/**
 * Formats Colombian pesos with the two decimals that the shop always shows: `$98.000,00`. Who reads English thinks of
 * another currency at the sign of the dollar: `$98,000.00 COP`.
 */
export const formatCop = (amount: number, lang: Lang): string =>
  `$${formatNumber(amount, lang, 2)}${lang === 'en' ? ' COP' : ''}`;
