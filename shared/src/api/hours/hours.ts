import type { OtherHours, Site } from '../settings.ts';
import { clockOf, daysAfter, weekdayOf } from './clock.ts';
import { parsePeriod, type Opening } from './week.ts';

/** What tells the hours: those of the week, and the days on which they differ, which compose has resolved. */
export type Hours = {
  hours: readonly Pick<Site['hours'][number], 'schema'>[];
} & Pick<Site, 'exceptions' | 'laterDays' | 'knownUntil'>;

/** One day at the clinic; `reason` says why it is not as every week. */
export type Day = {
  date: string;
  openings: readonly Opening[];
  reason?: Site['exceptions'][number]['reason'];
};

/** Whether a day lies beyond the calendar: nobody knows then whether it is a holiday. */
export const isUnknown = (date: string, { knownUntil }: Pick<Hours, 'knownUntil'>): boolean =>
  knownUntil !== undefined && date > knownUntil;

/** When the clinic is open on a day: whatever tells hours asks this. */
export function hoursOn(date: string, { hours, exceptions, laterDays = [] }: Hours): Day {
  const isOn = ({ from, to = from }: OtherHours) => from <= date && date <= to;
  const exception: (OtherHours & Pick<Day, 'reason'>) | undefined =
    exceptions.find(isOn) ?? laterDays.find(isOn);
  if (exception) {
    const { opens, closes, reason } = exception;
    return { date, openings: opens && closes ? [{ opens, closes }] : [], ...(reason && { reason }) };
  }
  const openings = hours
    .flatMap(parsePeriod)
    .filter(({ days }) => days.includes(weekdayOf(date)))
    .map(({ opens, closes }) => ({ opens, closes }));
  return { date, openings };
}

export type OpeningStatus =
  | { isOpen: true; closes: string }
  /** `daysAhead` 0 is today, 1 tomorrow; `today` is why it is not open on a day that it would be. */
  | { isOpen: false; opens: string; date: string; daysAhead: number; today: Day };

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Longest time that is looked ahead for the next opening, in days. */
const AHEAD = 60;

/**
 * Whether the clinic is open, and until or from when, by its own clock.
 * @returns undefined when the settings name no hours that can be read, or the calendar of that day is not known
 */
export function openingStatus(site: Hours, now: Date): OpeningStatus | undefined {
  const { date, minute } = clockOf(now);
  if (isUnknown(date, site)) return undefined;
  const today = hoursOn(date, site);
  const current = today.openings.find(
    ({ opens, closes }) => minute >= minuteOf(opens) && minute < minuteOf(closes),
  );
  if (current) return { isOpen: true, closes: current.closes };
  for (let daysAhead = 0; daysAhead <= AHEAD; daysAhead += 1) {
    const day = hoursOn(daysAfter(date, daysAhead), site);
    if (isUnknown(day.date, site)) break;
    const [next] = day.openings
      .filter(({ opens }) => daysAhead > 0 || minuteOf(opens) > minute)
      .sort((a, b) => a.opens.localeCompare(b.opens));
    if (next) return { isOpen: false, opens: next.opens, date: day.date, daysAhead, today };
  }
  return undefined;
}
