import Holidays from 'date-holidays';

import type { OtherHours, Site } from '../settings.ts';
import { clockOf, daysAfter, weekdayOf } from './clock.ts';
import { sayException } from './say.ts';
import { openWeekdays } from './week.ts';

type Exception = Site['exceptions'][number];

/** Names that the package writes otherwise than people here do. */
const usual: Readonly<Record<string, string>> = {
  'La Asunción': 'Ascensión del Señor',
  'La inmaculada concepción': 'Inmaculada Concepción',
  'La virgen de Chiquinquirá': 'Virgen de Chiquinquirá',
  'Día de los Reyes Magos': 'Reyes Magos',
};

/** Public holidays of a year; Easter is a Sunday, which is no day of rest by law. */
function holidaysOf(year: number, country: string): Map<string, Exception['reason']> {
  const named = (lang: string) =>
    new Holidays(country, { languages: [lang] })
      .getHolidays(year)
      .filter(({ type, rule }) => type === 'public' && rule !== 'easter');
  const english = new Map(named('en').map(({ date, name }) => [date, name]));
  return new Map(
    named('es').map(({ date, name }) => [
      date.slice(0, 10),
      { es: usual[name] ?? name, en: english.get(date) ?? name },
    ]),
  );
}

/** Whether a rule of the settings holds on a day; one without a year holds every year, maybe beyond its end. */
function isWithin(date: string, { from, to = from }: Exception): boolean {
  const day = date.slice(-from.length);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
}

const isOnce = ({ from }: Exception): boolean => from.length === 10;

const isSame = (a: Exception, b: Exception): boolean =>
  a.opens === b.opens && a.closes === b.closes && a.reason.es === b.reason.es;

/**
 * The days from today until the end of next year on which hours are not as every week. What the settings say of one
 * date comes before what they say of every year, and that before a holiday, on which the clinic is closed.
 */
function resolve({ hours, exceptions, address: { country } }: Site, today: string): Exception[] {
  const year = Number(today.slice(0, 4));
  const holidays = new Map([...holidaysOf(year, country), ...holidaysOf(year + 1, country)]);
  const ordered = exceptions.toSorted((a, b) => Number(isOnce(b)) - Number(isOnce(a)));
  const weekdays = openWeekdays({ hours });
  /** Half a day on Christmas Eve opens no Sunday. */
  const holdsOn = (rule: Exception, date: string): boolean =>
    isWithin(date, rule) && (isOnce(rule) || !rule.opens || weekdays.has(weekdayOf(date)));
  const days: Exception[] = [];
  for (let date = today; date < `${year + 2}`; date = daysAfter(date, 1)) {
    const holiday = holidays.get(date);
    const found = ordered.find((rule) => holdsOn(rule, date)) ?? (holiday && { from: date, reason: holiday });
    if (!found) continue;
    const before = days.at(-1);
    const isNext = before && daysAfter(before.to ?? before.from, 1) === date && isSame(before, found);
    if (isNext) before.to = date;
    else days.push({ ...found, from: date, to: date });
  }
  return days;
}

/** The site as it is today: holidays among its exceptions; notices that are not over, without "from" once begun. */
export function siteOn(site: Site, now: Date): Site {
  const { date } = clockOf(now);
  const knownUntil = `${Number(date.slice(0, 4)) + 1}-12-31`;
  const notices = site.notices
    .filter(({ to }) => to >= date)
    .map(({ from, ...notice }) => ({ ...notice, ...(from && from > date && { from }) }));
  return { ...site, exceptions: resolve(site, date), knownUntil, notices };
}

/** No visitor downloads the calendar, and so many days have their words in the page. */
const IN_WORDS = 6;

const lasting = <T extends OtherHours>({ to, ...rest }: T) => (to === rest.from ? rest : { ...rest, to });

/**
 * The same for pages: the next few days and the words for them, which no page needs code to make; the rest without words,
 * prices without names.
 */
export function onPages(site: Site): Site {
  const days = site.exceptions.map(lasting);
  const exceptions = days.slice(0, IN_WORDS);
  const daysAhead = exceptions.map((each) => ({
    es: sayException(each, 'es'),
    en: sayException(each, 'en'),
  }));
  const laterDays = days.slice(IN_WORDS).map(({ reason: _reason, ...day }) => day);
  const priceRanges = site.priceRanges.map(({ id, from, to, valuation }) => ({ id, from, to, valuation }));
  return { ...site, exceptions, daysAhead, laterDays, priceRanges };
}
