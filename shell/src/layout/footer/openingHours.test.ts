import { expect, it } from 'vitest';

import { openingStatus } from './openingHours.ts';

const hours = [{ schema: 'Mo-Fr 07:00-19:00' }, { schema: 'Sa 08:00-14:00' }];

// 2026-11-23 is a Monday; Colombia is five hours behind UTC all year.
it.each([
  ['Monday at noon', '2026-11-23T17:00:00Z', { isOpen: true, closesAt: '19:00' }],
  ['Monday, as it opens', '2026-11-23T12:00:00Z', { isOpen: true, closesAt: '19:00' }],
  ['Saturday morning', '2026-11-28T14:30:00Z', { isOpen: true, closesAt: '14:00' }],
  [
    'Monday before it opens',
    '2026-11-23T11:59:00Z',
    { isOpen: false, opensAt: '7:00', day: 1, daysAhead: 0 },
  ],
  ['Monday, as it closes', '2026-11-24T00:00:00Z', { isOpen: false, opensAt: '7:00', day: 2, daysAhead: 1 }],
  ['Friday night', '2026-11-28T03:00:00Z', { isOpen: false, opensAt: '8:00', day: 6, daysAhead: 1 }],
  ['Saturday afternoon', '2026-11-28T20:00:00Z', { isOpen: false, opensAt: '7:00', day: 1, daysAhead: 2 }],
  ['Sunday', '2026-11-29T15:00:00Z', { isOpen: false, opensAt: '7:00', day: 1, daysAhead: 1 }],
])('%s', (_when, now, status) => {
  expect(openingStatus(hours, new Date(now))).toEqual(status);
});

it('a clinic that opens once a week says so right after it closed', () => {
  expect(openingStatus([{ schema: 'Mo 07:00-08:00' }], new Date('2026-11-23T17:00:00Z'))).toEqual({
    isOpen: false,
    opensAt: '7:00',
    day: 1,
    daysAhead: 7,
  });
});

it('hours that cannot be read say nothing', () => {
  expect(openingStatus([{ schema: 'by appointment' }], new Date())).toBeUndefined();
});
