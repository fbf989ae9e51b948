import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';
import { useEffect, useState } from 'react';

import { useWords } from '#content/WordsContext.ts';

import { openingStatus } from './openingHours.ts';

/** Interval between updates, in ms. */
const TICK = 30_000;

/** @param day day of the week; 2023-01-01 was a Sunday */
const nameOfDay = (day: number, lang: string): string =>
  new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));

/** Whether the clinic is open now. It renders nothing in the prerendered page, which may be read at any time. */
export function OpenNow() {
  const { openNow } = useWords().footer;
  const { hours } = useSite();
  const lang = useLang();
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);

  const status = now && openingStatus(hours, now);
  if (!status) return null;
  if (status.isOpen) return openNow.open(status.closesAt);
  const { daysAhead, day, opensAt } = status;
  if (daysAhead === 0) return openNow.closedToday(opensAt);
  if (daysAhead === 1) return openNow.closedTomorrow(opensAt);
  return openNow.closed(nameOfDay(day, lang), opensAt);
}
