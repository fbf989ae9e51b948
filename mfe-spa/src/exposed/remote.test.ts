import { languages } from '@clinic/shared/languages';
import type { PageRoute } from '@tesela/core/contract';
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

it('has a document for each section, and for its slot', () => {
  for (const lang of languages)
    expect(Object.keys(documentsIn(lang))).toEqual(
      expect.arrayContaining([...sectionIds.map(paths.section), 'spa-prices']),
    );
});

it('loads each section in each language with its own title', async () => {
  const loaded = await Promise.all(
    languages.flatMap((lang) =>
      sectionIds.map((section) =>
        page?.load(lang, { section }, Promise.resolve(documentsIn(lang)[paths.section(section)])),
      ),
    ),
  );

  const titles = loaded.map((item) => item?.meta.title ?? '');
  expect(titles[0]).toBe('Spa facial dermatológico en {city}');
  expect(new Set(titles).size).toBe(2 * sectionIds.length);
  expect(titles.filter((title) => !title.includes('{city}'))).toEqual([]);
});
