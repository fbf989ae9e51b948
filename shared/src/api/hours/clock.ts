/** Bogotá’s distance from UTC, in ms: the whole country lives by this one clock, which is never moved. */
const UTC_OFFSET = -5 * 3_600_000;

const A_DAY = 86_400_000;

/**
 * The day at the clinic, `2026-12-08`, and its minute. By hand, since the first `Intl.DateTimeFormat` of a page is a
 * task of 110 ms on a slow phone, and may fall into the answer to a tap.
 */
export function clockOf(now: Date): { date: string; minute: number } {
  const there = new Date(now.getTime() + UTC_OFFSET);
  return {
    date: there.toISOString().slice(0, 10),
    minute: there.getUTCHours() * 60 + there.getUTCMinutes(),
  };
}

/** The day that is so many days later: `2026-12-31`, 1 → `2027-01-01`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * A_DAY).toISOString().slice(0, 10);

/** Day of the week, counted from Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay();
