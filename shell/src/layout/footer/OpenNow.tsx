import { openingStatus } from '@clinic/shared/hours';
import { formatDay, formatTime, nameWeekday } from '@clinic/shared/hours/say';
import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';

import { useWords } from '#content/WordsContext.ts';
import { useNow } from '#layout/useNow.ts';

/** Whether the clinic is open now. It renders nothing in the prerendered page, which may be read at any time. */
export function OpenNow() {
  const { openNow } = useWords().footer;
  const site = useSite();
  const lang = useLang();
  const now = useNow();

  const status = now && openingStatus(site, now);
  if (!status) return null;
  if (status.isOpen) return openNow.open(formatTime(status.closes, lang));
  const { daysAhead, date, opens, today } = status;
  const time = formatTime(opens, lang);
  const closed = openNow.closed(daysAhead > 0 ? today.reason?.[lang] : undefined);
  if (daysAhead === 0) return `${closed} · ${openNow.opensToday(time)}`;
  if (daysAhead === 1) return `${closed} · ${openNow.opensTomorrow(time)}`;
  const day = daysAhead < 7 ? nameWeekday(date, lang) : formatDay(date, lang);
  return `${closed} · ${openNow.opens(day, time)}`;
}
