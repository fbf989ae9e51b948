import { hoursOn, isUnknown, openingStatus, type Day, type Hours } from '@clinic/shared/hours';
import { clockOf, weekdayOf } from '@clinic/shared/hours/clock';
import { formatDay, formatTime } from '@clinic/shared/hours/say';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';
import { en, es } from 'chrono-node';

import { fold } from '#text/words.ts';

import words from './data/dayWords.json' with { type: 'json' };

const parsers = { es, en };

/** The clinic's clock, which is never moved, in minutes from UTC. */
const ZONE = -5 * 60;

const isHoliday = /\b(?:festivos?|feriados?|puentes?|holidays?)\b/;

/** A day by its date or weekday: «el 8 de diciembre», «mañana». */
function dateIn(message: string, lang: Lang, now: Date): string | undefined {
  const reference = { instant: now, timezone: ZONE };
  const [found] = parsers[lang].parse(message, reference, { forwardDate: true });
  const isNamed = found && (found.start.isCertain('day') || found.start.isCertain('weekday'));
  return isNamed ? clockOf(found.start.date()).date : undefined;
}

/** The day that a message asks about: by the name of a holiday, as the next holiday, or by its date. */
export function dayAsked(message: string, lang: Lang, site: Hours, now: Date): Day | undefined {
  const asked = fold(message);
  const { date: today } = clockOf(now);
  const ahead = site.exceptions.filter(({ from, to = from }) => to >= today);
  const named = ahead.find(({ reason }) => ` ${asked} `.includes(` ${fold(reason[lang])} `));
  const date = dateIn(message, lang, now);
  // «El lunes festivo» is the next one, be it in two weeks.
  const holiday =
    isHoliday.test(asked) && date
      ? ahead.find(({ from, opens }) => !opens && weekdayOf(from) === weekdayOf(date))
      : undefined;
  const found = named?.from ?? holiday?.from ?? date;
  return found && found >= today && !isUnknown(found, site) ? hoursOn(found, site) : undefined;
}

/** `7:00 p. m.` ends a sentence already. */
const ended = (sentence: string): string => (sentence.endsWith('.') ? sentence : `${sentence}.`);

/** Says when the clinic is open on a day, and when again where it is not. */
export function sayDay({ date, openings, reason }: Day, lang: Lang, site: Hours): string {
  const says = words[lang];
  const why = reason ? ` (${reason[lang]})` : '';
  const day = `${formatDay(date, lang)}${why}`;
  if (openings.length > 0) {
    const hours = openings.map(({ opens, closes }) =>
      fill(says.hours, { opens: formatTime(opens, lang), closes: formatTime(closes, lang) }, lang),
    );
    return ended(fill(says.open, { day, hours: hours.join(', ') }, lang));
  }
  // From the morning of that day on.
  const next = openingStatus(site, new Date(`${date}T05:00:00Z`));
  const again =
    next && !next.isOpen
      ? fill(says.again, { day: formatDay(next.date, lang), time: formatTime(next.opens, lang) }, lang)
      : '';
  return ended(`${fill(says.closed, { day }, lang)}${again && ` ${again}`}`);
}
