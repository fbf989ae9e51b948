import { expect, it } from 'vitest';

import { sampleSettings } from '../testing/renderWithProviders.tsx';
import { fillFacts } from './siteFacts.ts';

const { site } = sampleSettings;

it.each([
  { lang: 'es', said: 'INVIMA 0000EBC-0000001 (muestra);' },
  { lang: 'en', said: 'INVIMA 0000EBC-0000001 (sample);' },
] as const)(
  'visitor reads in the language of the page ($lang) that a registration is an example',
  ({ lang, said }) => {
    const devices = fillFacts('{laserDevices}', site, lang);

    expect(devices).toContain(said);
  },
);

it('visitor of a clinic that has set its own facts reads the registration alone', () => {
  const devices = fillFacts('{laserDevices}', { ...site, sample: false }, 'en');

  expect(devices).toMatch(/: INVIMA 0000EBC-0000002$/);
});
