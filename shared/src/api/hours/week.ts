import type { Site } from '../settings.ts';

/** Hours of some days of the week. */
type Period = Pick<Site['hours'][number], 'schema'>;

/** From when until when, as `07:00`. */
export type Opening = { opens: string; closes: string };

/** Days as schema.org writes them, counted from Sunday. */
export const dayNames = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'] as const;

const dayOf = (name: string): number => dayNames.findIndex((day) => day === name);

function daysOf(from: string, to: string): number[] {
  const count = ((dayOf(to) - dayOf(from) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (dayOf(from) + index) % 7);
}

/** Reads `Mo-Fr 07:00-19:00`; what is written otherwise counts as no opening. */
export function parsePeriod({ schema }: Period): (Opening & { days: number[] })[] {
  const parts = /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(schema);
  if (!parts) return [];
  const [, from = '', to = from, opens = '', closes = ''] = parts;
  return dayOf(from) >= 0 && dayOf(to) >= 0 ? [{ days: daysOf(from, to), opens, closes }] : [];
}

/** Days of the week, counted from Sunday, on which it opens: all of them where no hours can be read. */
export function openWeekdays({ hours }: { hours: readonly Period[] }): ReadonlySet<number> {
  const open = hours.flatMap(parsePeriod).flatMap(({ days }) => days);
  return new Set(open.length > 0 ? open : dayNames.keys());
}
