import { describe, expect, it } from 'vitest';

import site from '../../../settings/site.json' with { type: 'json' };
import { parseSettings } from './settings.ts';

const { site: shipped } = parseSettings({ site });

describe('the shipped settings', () => {
  it('are valid and marked as sample', () => {
    expect(shipped.sample).toBe(true);
  });
});

describe('wrong settings', () => {
  it.each([
    [
      'a phone without country code',
      { ...site, contact: { ...site.contact, phone: '300 000 0000' } },
      'contact.phone',
    ],
    [
      'a WhatsApp number with a plus',
      { ...site, contact: { ...site.contact, whatsapp: '+573000000000' } },
      'contact.whatsapp',
    ],
    ['an origin with a path', { ...site, origin: 'https://arrayan.example/es' }, 'origin'],
    [
      'a social network that is a script',
      { ...site, social: [{ network: 'instagram', url: 'javascript:alert(1)' }] },
      'social.0.url',
    ],
    ['a missing name', { ...site, name: undefined }, 'name'],
    [
      'a threshold of free shipping that the terms do not name',
      { ...site, shipping: { ...shipped.shipping, freeFrom: 300_000 } },
      'shipping: the terms',
    ],
    [
      'a visit that costs less than the consultation that is published',
      {
        ...site,
        visits: { ...site.visits, assessment: { ...site.visits.assessment, price: 10_000 } },
      },
      'visits.assessment: "price" must lie between',
    ],
    ['a misspelt key', { ...site, adress: {} }, 'adress'],
  ])('name the file and the entry: %s', (_case, wrong, entry) => {
    expect(() => parseSettings({ site: wrong })).toThrow(new RegExp(`settings/site.json[^]*${entry}`));
  });
});
