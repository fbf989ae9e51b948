import { openingStatus } from '@clinic/shared/hours';
import { formatDay, formatTime, nameWeekday } from '@clinic/shared/hours/say';
import type { Site } from '@clinic/shared/settings';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { ShellWords } from '#content/shellDocuments.ts';

/** Says whether the clinic is open, and until or from when. @returns nothing where no hours can be read */
export function sayOpening(
  site: Site,
  now: Date,
  lang: Lang,
  words: ShellWords['footer']['openNow'],
): string | undefined {
  const status = openingStatus(site, now);
  if (!status) return undefined;
  if (status.isOpen) return fill(words.open, { time: formatTime(status.closes, lang) }, lang);
  const { daysAhead, date, opens, today } = status;
  const time = formatTime(opens, lang);
  const reason = daysAhead > 0 ? today.reason?.[lang] : undefined;
  const closed = reason ? fill(words.closedToday, { reason }, lang) : words.closed;
  const opening = [words.opensToday, words.opensTomorrow][daysAhead] ?? words.opens;
  const day = daysAhead < 7 ? nameWeekday(date, lang) : formatDay(date, lang);
  return `${closed} · ${fill(opening, { day, time }, lang)}`;
}
