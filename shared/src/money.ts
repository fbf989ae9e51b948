import type { Lang } from './lang.ts';

/** Formats Colombian pesos with the two decimals that the shop always shows: `$ 98.000,00`. */
export function formatCop(pesos: number, lang: Lang): string {
  const format = new Intl.NumberFormat(lang === 'es' ? 'es-CO' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `$${format.format(pesos)}`;
}
