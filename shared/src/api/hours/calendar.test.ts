import { gzipSync } from 'node:zlib';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import siteFile from '../../../../settings/site.json' with { type: 'json' };
import { parseSettings, type Site } from '../settings.ts';
import { onPages, siteOn } from './calendar.ts';
import { daysAfter } from './clock.ts';
import { hoursOn, openingStatus, type Hours } from './hours.ts';
import { noticeOn } from './notices.ts';

const day = (date: string): Date => new Date(`${date}T17:00:00Z`);

const siteWith = (settings: object, today = '2026-01-01'): Site =>
  siteOn(parseSettings({ site: { ...siteFile, ...settings } }).site, day(today));

/** A letter for each day: open as on weekdays, as on Saturdays, half a day, closed on a Sunday, closed on a holiday. */
const letters: Record<string, string> = {
  O: '07:00-19:00',
  s: '08:00-14:00',
  h: '07:00-12:00',
  '.': '',
  '-': '',
};

const sayOn = (date: string, site: Hours): string =>
  hoursOn(date, site)
    .openings.map(({ opens, closes }) => `${opens}-${closes}`)
    .join(' ');

// Holidays by Ley 51 of 1983 (Emiliani) and, since 2026, Ley 2578: the Monday after 9 July.
const twoYears = [
  ['2026-01', '-Os.OOOOOs.-OOOOs.OOOOOs.OOOOOs'],
  ['2026-02', '.OOOOOs.OOOOOs.OOOOOs.OOOOOs'],
  ['2026-03', '.OOOOOs.OOOOOs.OOOOOs.-OOOOs.OO'],
  ['2026-04', 'O--s.OOOOOs.OOOOOs.OOOOOs.OOOO'],
  ['2026-05', '-s.OOOOOs.OOOOOs.-OOOOs.OOOOOs.'],
  ['2026-06', 'OOOOOs.-OOOOs.-OOOOs.OOOOOs.-O'],
  ['2026-07', 'OOOs.OOOOOs.-OOOOs.-OOOOs.OOOOO'],
  ['2026-08', 's.OOOO-s.OOOOOs.-OOOOs.OOOOOs.O'],
  ['2026-09', 'OOOOs.OOOOOs.OOOOOs.OOOOOs.OOO'],
  ['2026-10', 'OOs.OOOOOs.-OOOOs.OOOOOs.OOOOOs'],
  ['2026-11', '.-OOOOs.OOOOOs.-OOOOs.OOOOOs.O'],
  ['2026-12', 'OOOOs.O-OOOs.OOOOOs.OOOh-s.OOOh'],
  ['2027-01', '-s.OOOOOs.-OOOOs.OOOOOs.OOOOOs.'],
  ['2027-02', 'OOOOOs.OOOOOs.OOOOOs.OOOOOs.'],
  ['2027-03', 'OOOOOs.OOOOOs.OOOOOs.-OO--s.OOO'],
  ['2027-04', 'OOs.OOOOOs.OOOOOs.OOOOOs.OOOOO'],
  ['2027-05', '-.OOOOOs.-OOOOs.OOOOOs.OOOOOs.-'],
  ['2027-06', 'OOOOs.-OOOOs.OOOOOs.OOOOOs.OOO'],
  ['2027-07', 'OOs.-OOOOs.-OOOOs.O-OOOs.OOOOOs'],
  ['2027-08', '.OOOOO-.OOOOOs.-OOOOs.OOOOOs.OO'],
  ['2027-09', 'OOOs.OOOOOs.OOOOOs.OOOOOs.OOOO'],
  ['2027-10', 'Os.OOOOOs.OOOOOs.-OOOOs.OOOOOs.'],
  ['2027-11', '-OOOOs.OOOOOs.-OOOOs.OOOOOs.OO'],
  ['2027-12', 'OOOs.OO-OOs.OOOOOs.OOOOh-.OOOOh'],
] as const;

describe('hours of two years', () => {
  const site = siteWith({});

  it.each(twoYears)('%s', (month, days) => {
    const dates = [...days].map((_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

    expect(dates.map((date) => sayOn(date, site))).toEqual([...days].map((letter) => letters[letter]));
  });

  it('are the same on pages, of which the next few days alone carry words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 364 }), (offset) => {
        const today = daysAfter('2026-01-01', offset);
        const pages = onPages(siteWith({}, today));
        expect(pages.exceptions.length).toBeLessThanOrEqual(6);
        expect(pages.daysAhead).toHaveLength(pages.exceptions.length);
        for (let date = today; date < '2028'; date = daysAfter(date, 1))
          expect(sayOn(date, pages)).toBe(sayOn(date, site));
      }),
      { numRuns: 10 },
    );
  });

  it('cost a page some hundred bytes', () => {
    const { laterDays } = onPages(siteWith({}));

    expect(laterDays?.length).toBeGreaterThan(30);
    expect(gzipSync(JSON.stringify(laterDays)).length).toBeLessThan(400);
  });
});

describe('what staff write', () => {
  const reason = { es: 'inventario', en: 'stocktaking' };

  it.each([
    ['a closure of some days', { from: '2026-11-25', to: '2026-11-27' }, '2026-11-26', ''],
    ['the day before it', { from: '2026-11-25', to: '2026-11-27' }, '2026-11-24', '07:00-19:00'],
    ['the day after it', { from: '2026-11-25', to: '2026-11-27' }, '2026-11-28', '08:00-14:00'],
    [
      'one day, shorter',
      { from: '2026-11-25', opens: '10:00', closes: '12:00' },
      '2026-11-25',
      '10:00-12:00',
    ],
    [
      'a holiday on which it opens',
      { from: '2026-12-08', opens: '08:00', closes: '12:00' },
      '2026-12-08',
      '08:00-12:00',
    ],
    [
      'a Sunday on which it opens',
      { from: '2026-12-20', opens: '08:00', closes: '12:00' },
      '2026-12-20',
      '08:00-12:00',
    ],
    ['of every year, beyond its end', { from: '12-28', to: '01-03' }, '2027-01-02', ''],
    ['of every year, opens no Sunday', { from: '12-20', opens: '08:00', closes: '12:00' }, '2026-12-20', ''],
  ])('%s', (_case, exception, date, says) => {
    expect(sayOn(date, siteWith({ exceptions: [{ ...exception, reason }] }))).toBe(says);
  });

  it('of one date comes before what holds every year', () => {
    const once = { reason, from: '2026-12-24' };
    const { exceptions } = parseSettings({ site: siteFile }).site;

    expect(sayOn('2026-12-24', siteWith({ exceptions: [...exceptions, once] }))).toBe('');
  });

  it('of a closure over a Sunday, every year, is one closure from its first day to its last', () => {
    const { exceptions } = siteWith({ exceptions: [{ from: '12-26', to: '12-28', reason }] });

    expect(exceptions.filter((each) => each.reason.es === reason.es)).toEqual([
      { from: '2026-12-26', to: '2026-12-28', reason },
      { from: '2027-12-26', to: '2027-12-28', reason },
    ]);
  });

  it.each([
    ['a date that does not exist', { from: '2026-02-30', reason }],
    ['an end before the beginning', { from: '2026-12-10', to: '2026-12-09', reason }],
    ['an end of another kind', { from: '12-10', to: '2026-12-11', reason }],
    ['an opening without an end', { from: '12-10', opens: '07:00', reason }],
    ['a closing before the opening', { from: '12-10', opens: '12:00', closes: '07:00', reason }],
  ])('is refused: %s', (_case, exception) => {
    expect(() => siteWith({ exceptions: [exception] })).toThrow(/exceptions\.0/);
  });
});

describe('opening status', () => {
  const site = siteWith({}, '2026-11-01');

  // 2026-11-23 is a Monday; Colombia is five hours behind UTC all year.
  it.each([
    ['Monday at noon', '2026-11-23T17:00:00Z', { isOpen: true, closes: '19:00' }],
    ['Monday, as it opens', '2026-11-23T12:00:00Z', { isOpen: true, closes: '19:00' }],
    ['Saturday morning', '2026-11-28T14:30:00Z', { isOpen: true, closes: '14:00' }],
    ['Monday before it opens', '2026-11-23T11:59:00Z', { opens: '07:00', date: '2026-11-23', daysAhead: 0 }],
    ['Monday, as it closes', '2026-11-24T00:00:00Z', { opens: '07:00', date: '2026-11-24', daysAhead: 1 }],
    ['Friday night', '2026-11-28T03:00:00Z', { opens: '08:00', date: '2026-11-28', daysAhead: 1 }],
    ['Saturday afternoon', '2026-11-28T20:00:00Z', { opens: '07:00', date: '2026-11-30', daysAhead: 2 }],
    ['8 December', '2026-12-08T15:00:00Z', { opens: '07:00', date: '2026-12-09', daysAhead: 1 }],
    [
      'Christmas Eve, as it closes',
      '2026-12-24T17:00:00Z',
      { opens: '08:00', date: '2026-12-26', daysAhead: 2 },
    ],
    ['Good Friday', '2027-03-26T15:00:00Z', { opens: '08:00', date: '2027-03-27', daysAhead: 1 }],
  ])('%s', (_when, now, status) => {
    expect(openingStatus(site, new Date(now))).toMatchObject({ isOpen: false, ...status });
  });

  it.each([
    ['Good Friday', '2027-03-26T15:00:00Z', { opens: '08:00', daysAhead: 1 }],
    ['Corpus Christi', '2027-05-31T15:00:00Z', { opens: '07:00', daysAhead: 1 }],
    ['Christmas Eve in the afternoon', '2027-12-24T20:00:00Z', { opens: '07:00', daysAhead: 3 }],
  ])('a page of last November knows %s', (_when, now, status) => {
    const page = onPages(siteWith({}, '2026-11-28'));

    expect(openingStatus(page, new Date(now))).toMatchObject({ isOpen: false, ...status });
  });

  it.each(['2028-01-03T15:00:00Z', '2028-04-14T15:00:00Z', '2031-05-05T15:00:00Z', '2028-01-01T02:00:00Z'])(
    'at %s a page of November 2026 no longer knows whether the clinic is open, or when',
    (now) => {
      expect(openingStatus(onPages(siteWith({}, '2026-11-28')), new Date(now))).toBeUndefined();
    },
  );

  it('a clinic that opens once a week says so right after it closed', () => {
    const once = { hours: [{ schema: 'Mo 07:00-08:00' }], exceptions: [] };

    expect(openingStatus(once, new Date('2026-11-23T17:00:00Z'))).toMatchObject({
      opens: '07:00',
      daysAhead: 7,
    });
  });

  it('hours that cannot be read say nothing', () => {
    expect(
      openingStatus({ hours: [{ schema: 'by appointment' }], exceptions: [] }, new Date()),
    ).toBeUndefined();
  });
});

describe('a notice', () => {
  const notice = { text: { es: 'Cerramos.', en: 'We close.' }, from: '2026-12-10', to: '2026-12-12' };

  it.each([
    ['2026-12-09', false],
    ['2026-12-10', true],
    ['2026-12-12', true],
    ['2026-12-13', false],
  ])('on %s is shown: %s', (date, isShown) => {
    const composedBefore = siteWith({ notices: [notice] }, '2026-12-01');

    expect(noticeOn(date, composedBefore) !== undefined).toBe(isShown);
    expect(noticeOn(date, siteWith({ notices: [notice] }, date)) !== undefined).toBe(isShown);
  });

  it('that is over is on no page that is composed since', () => {
    expect(siteWith({ notices: [notice] }, '2026-12-13').notices).toEqual([]);
  });

  it('that has begun stands in the page as it is composed', () => {
    expect(siteWith({ notices: [notice] }, '2026-12-11').notices[0]).not.toHaveProperty('from');
  });
});
