import type { Lang } from '@tesela/core/lang';

import type { Site } from '../settings.ts';
import { weekdayOf } from './clock.ts';

type Exception = Site['exceptions'][number];

const weekdays = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
} satisfies Record<Lang, string[]>;

const months = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
} satisfies Record<Lang, string[]>;

/** `19:00` as it is read: `7:00 p. m.`, `7:00 p.m.`; noon is `12:00 m.` in Colombia. Not torn at the end of a line. */
export function formatTime(time: string, lang: Lang): string {
  if (time === '12:00') return lang === 'es' ? '12:00 m.' : 'noon';
  const hour = Number(time.slice(0, 2));
  const half = lang === 'es' ? ['a. m.', 'p. m.'] : ['a.m.', 'p.m.'];
  return `${((hour + 11) % 12) + 1}${time.slice(2)} ${half[hour < 12 ? 0 : 1]}`.replaceAll(' ', '\u00A0');
}

/** `lunes`, `Monday`. */
export const nameWeekday = (date: string, lang: Lang): string => weekdays[lang][weekdayOf(date)] ?? '';

/** `8 de diciembre`, `December 8`. */
export function formatDate(date: string, lang: Lang): string {
  const day = Number(date.slice(8));
  const month = months[lang][Number(date.slice(5, 7)) - 1] ?? '';
  return lang === 'es' ? `${day} de ${month}` : `${month} ${day}`;
}

/** `martes 8 de diciembre`, `Tuesday, December 8`. */
export const formatDay = (date: string, lang: Lang): string =>
  `${nameWeekday(date, lang)}${lang === 'es' ? '' : ','} ${formatDate(date, lang)}`;

const words = {
  es: {
    closed: 'cerrado',
    hours: (opens: string, closes: string) => `de ${opens} a ${closes}`,
    days: (from: string, to: string) => `del ${from} al ${to}`,
  },
  en: {
    closed: 'closed',
    hours: (opens: string, closes: string) => `${opens} to ${closes}`,
    days: (from: string, to: string) => `${from} to ${to}`,
  },
};

/** What is different on a day, or from one to another: `martes 8 de diciembre: cerrado`. */
export function sayException({ from, to = from, opens, closes }: Exception, lang: Lang): string {
  const says = words[lang];
  const [first, last] = [formatDay(from, lang), formatDay(to, lang)];
  const days = from === to ? first : says.days(first, last);
  const hours = opens && closes ? says.hours(formatTime(opens, lang), formatTime(closes, lang)) : says.closed;
  return `${days}: ${hours}`;
}
