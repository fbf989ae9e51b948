import { hoursOn } from '@clinic/shared/hours';
import { siteOn } from '@clinic/shared/hours/calendar';
import { daysAfter } from '@clinic/shared/hours/clock';
import { parseSettings } from '@clinic/shared/settings';
import { expect, it } from 'vitest';

import siteFile from '../../../settings/site.json' with { type: 'json' };
import { describeClinic } from './describeClinic.ts';

type Specification = {
  opens: string;
  closes: string;
  dayOfWeek?: string[];
  validFrom?: string;
  validThrough?: string;
};

const closure = { from: '2026-12-28', to: '2026-12-30', reason: { es: 'inventario', en: 'stocktaking' } };
const exceptions = [...siteFile.exceptions, closure];
const site = siteOn(
  parseSettings({ site: { ...siteFile, exceptions } }).site,
  new Date('2026-01-01T17:00:00Z'),
);

/** As a search engine reads it: what is valid on a day comes before the days of the week. */
function readOn(date: string, all: readonly Specification[]) {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  const special = all.filter(
    ({ validFrom = '9', validThrough = '' }) => validFrom <= date && date <= validThrough,
  );
  const weekly = all.filter(({ dayOfWeek }) => dayOfWeek?.includes(weekday));
  return (special.length > 0 ? special : weekly)
    .filter(({ opens, closes }) => opens !== closes)
    .map(({ opens, closes }) => ({ opens, closes }));
}

it('search engines read the hours of each day of two years as visitors do', () => {
  const { openingHoursSpecification: all } = describeClinic(site, 'es') as {
    openingHoursSpecification: Specification[];
  };

  for (let date = '2026-01-01'; date < '2028'; date = daysAfter(date, 1))
    expect([date, readOn(date, all)]).toEqual([date, hoursOn(date, site).openings]);
});
