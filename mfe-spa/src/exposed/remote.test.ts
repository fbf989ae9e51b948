import type { PageRoute } from '@clinic/shared/contract';
import { DESCRIPTIONS } from '@clinic/shared/descriptions';
import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { paths, sectionIds } from '#paths.ts';

import { documents } from './data.ts';
import { remote } from './remote.ts';

const page = remote.routes.find((route): route is PageRoute => route.kind === 'page');
const documentsIn = (lang: 'es' | 'en') =>
  documents({
    lang,
    settings: {
      site: { priceRanges: [], visits: { assessment: { price: 160_000, creditDays: 60 } } },
      laser: { treatment: 'smooth-hair-free', zones: [] },
    },
  });

it('serves the four sections from one route and starts the spa at the first', () => {
  expect(page?.path).toBe('/spa/:section');
  expect(remote.routes).toContainEqual({ kind: 'redirect', path: '/spa', to: '/spa/facial' });
});

it('has a document for each section, for its slot and for what leads to its pages', () => {
  for (const lang of languages)
    expect(Object.keys(documentsIn(lang))).toEqual([
      ...sectionIds.map(paths.section),
      'spa-prices',
      DESCRIPTIONS,
    ]);
});

it('loads each section in each language with its own title', async () => {
  const loaded = await Promise.all(
    languages.flatMap((lang) =>
      sectionIds.map((section) =>
        page?.load(lang, { section }, Promise.resolve(documentsIn(lang)[paths.section(section)])),
      ),
    ),
  );

  expect(loaded.map((item) => item?.meta.title)).toEqual([
    'Spa facial dermatológico en {city}',
    'Spa capilar dermatológico en {city}',
    'Spa corporal dermatológico en {city}',
    'Spa láser dermatológico en {city}',
    'Dermatological facials in {city}',
    'Dermatological hair spa in {city}',
    'Dermatological body spa in {city}',
    'Dermatological laser spa in {city}',
  ]);
});
