import { openingStatus } from '@clinic/shared/hours';
import { formatDay, formatTime, nameWeekday } from '@clinic/shared/hours/say';
import type { Lang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { ShellWords } from '#content/types.ts';

/** Says whether the clinic is open, and until or from when. @returns nothing where no hours can be read */
export function sayOpening(
  site: Site,
  now: Date,
  lang: Lang,
  words: ShellWords['footer']['openNow'],
): string | undefined {
  const status = openingStatus(site, now);
  if (!status) return undefined;
  if (status.isOpen) return words.open(formatTime(status.closes, lang));
  const { daysAhead, date, opens, today } = status;
  const time = formatTime(opens, lang);
  const closed = words.closed(daysAhead > 0 ? today.reason?.[lang] : undefined);
  if (daysAhead === 0) return `${closed} · ${words.opensToday(time)}`;
  if (daysAhead === 1) return `${closed} · ${words.opensTomorrow(time)}`;
  const day = daysAhead < 7 ? nameWeekday(date, lang) : formatDay(date, lang);
  return `${closed} · ${words.opens(day, time)}`;
}
