import type { Site } from '@clinic/shared/settings';

type Hours = Pick<Site['hours'][number], 'schema'>[];

/** Days as schema.org writes them, in the order of `Date.getUTCDay()`. */
const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

/** Minutes of the day at which a clinic opens and closes, on the days of the week counted from Sunday. */
type Period = { days: number[]; opens: number; closes: number };

/** Bogotá’s distance from UTC, in minutes: the whole country lives by this one clock, which is never moved. */
const UTC_OFFSET = -5 * 60;

const MINUTES_A_DAY = 24 * 60;

const minutesOf = (hours: string, minutes: string): number => Number(hours) * 60 + Number(minutes);

const dayOf = (name: string): number => dayNames.findIndex((day) => day === name);

function daysOf(from: string, to: string): number[] {
  const count = ((dayOf(to) - dayOf(from) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (dayOf(from) + index) % 7);
}

/** Reads `Mo-Fr 07:00-19:00`; what is written otherwise counts as no opening. */
function parsePeriod({ schema }: Hours[number]): Period[] {
  const parts = /^(\w\w)(?:-(\w\w))? (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(schema);
  if (!parts) return [];
  const [, from = '', to = from, openHours = '', openMinutes = '', closeHours = '', closeMinutes = ''] =
    parts;
  const isKnown = dayOf(from) >= 0 && dayOf(to) >= 0;
  const opens = minutesOf(openHours, openMinutes);
  return isKnown ? [{ days: daysOf(from, to), opens, closes: minutesOf(closeHours, closeMinutes) }] : [];
}

/**
 * Day of the week and minute of the day at the clinic. By hand, since the first `Intl.DateTimeFormat` of a page is a
 * task of 110 ms on a slow phone, and may fall into the answer to a tap that wakes the footer.
 */
function clockOf(now: Date): { day: number; minute: number } {
  const there = new Date(now.getTime() + UTC_OFFSET * 60_000);
  return { day: there.getUTCDay(), minute: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** Days of the week, counted from Sunday, on which it never opens. */
export function closedDays(hours: Hours): number[] {
  const open = new Set(hours.flatMap(parsePeriod).flatMap(({ days }) => days));
  return open.size > 0 ? dayNames.map((_, day) => day).filter((day) => !open.has(day)) : [];
}

type OpeningStatus =
  | { isOpen: true; closesAt: string }
  /** `daysAhead` 0 is today, 1 tomorrow; `day` counts from Sunday. */
  | { isOpen: false; opensAt: string; day: number; daysAhead: number };

const timeOf = (minute: number): string =>
  `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;

/**
 * Whether the clinic is open, and until or from when, by its own clock.
 * @returns undefined when the settings name no hours that can be read
 */
export function openingStatus(hours: Hours, now: Date): OpeningStatus | undefined {
  const { day, minute } = clockOf(now);
  const openings = hours
    .flatMap(parsePeriod)
    .flatMap(({ days, opens, closes }) =>
      days.map((openDay) => ({ day: openDay, daysAhead: (openDay - day + 7) % 7, opens, closes })),
    );
  const current = openings.find(
    ({ daysAhead, opens, closes }) => daysAhead === 0 && minute >= opens && minute < closes,
  );
  if (current) return { isOpen: true, closesAt: timeOf(current.closes) };
  const [next] = openings
    .map((opening) =>
      opening.daysAhead === 0 && opening.opens <= minute ? { ...opening, daysAhead: 7 } : opening,
    )
    .toSorted((a, b) => a.daysAhead * MINUTES_A_DAY + a.opens - (b.daysAhead * MINUTES_A_DAY + b.opens));
  return next && { isOpen: false, opensAt: timeOf(next.opens), day: next.day, daysAhead: next.daysAhead };
}
