import type { Site } from '../settings.ts';
import { clockOf, daysAfter, weekdayOf } from './clock.ts';
import { parsePeriod, type Opening } from './week.ts';

/** What tells the hours: those of the week, and the days on which they differ, which compose has resolved. */
export type Hours = {
  hours: readonly Pick<Site['hours'][number], 'schema'>[];
  exceptions: Site['exceptions'];
};

/** One day at the clinic; `reason` says why it is not as every week. */
export type Day = {
  date: string;
  openings: readonly Opening[];
  reason?: Site['exceptions'][number]['reason'];
};

/** When the clinic is open on a day: whatever tells hours asks this. */
export function hoursOn(date: string, { hours, exceptions }: Hours): Day {
  const exception = exceptions.find(({ from, to = from }) => from <= date && date <= to);
  if (exception) {
    const { opens, closes, reason } = exception;
    return { date, openings: opens && closes ? [{ opens, closes }] : [], reason };
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
 * @returns undefined when the settings name no hours that can be read
 */
export function openingStatus(site: Hours, now: Date): OpeningStatus | undefined {
  const { date, minute } = clockOf(now);
  const today = hoursOn(date, site);
  const current = today.openings.find(
    ({ opens, closes }) => minute >= minuteOf(opens) && minute < minuteOf(closes),
  );
  if (current) return { isOpen: true, closes: current.closes };
  for (let daysAhead = 0; daysAhead <= AHEAD; daysAhead += 1) {
    const day = hoursOn(daysAfter(date, daysAhead), site);
    const [next] = day.openings
      .filter(({ opens }) => daysAhead > 0 || minuteOf(opens) > minute)
      .toSorted((a, b) => a.opens.localeCompare(b.opens));
    if (next) return { isOpen: false, opens: next.opens, date: day.date, daysAhead, today };
  }
  return undefined;
}
