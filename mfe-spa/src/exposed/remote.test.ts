import type { PageRoute } from '@clinic/shared/contract';
import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { paths, sectionIds } from '#paths.ts';

import { remote } from './remote.ts';

const page = remote.routes.find((route): route is PageRoute => route.kind === 'page');

it('serves the four sections from one route and starts the spa at the first', () => {
  expect(page?.path).toBe('/spa/:section');
  expect(page?.paths).toEqual(sectionIds.map(paths.section));
  expect(remote.routes).toContainEqual({ kind: 'redirect', path: '/spa', to: '/spa/facial' });
});

it('loads each section in each language with its own title', async () => {
  const loaded = await Promise.all(
    languages.flatMap((lang) => sectionIds.map((section) => page?.load(lang, { section }))),
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

it('names the chunks that a section needs', () => {
  expect(page?.chunks('en', { section: 'laser' })).toEqual(['spa', 'spa.en.laser']);
});

it('says which sections exist when asked for another', async () => {
  await expect(page?.load('es', { section: 'piscina' })).rejects.toThrow(
    'The spa has no section "piscina". It has: facial, capilar, corporal, laser.',
  );
});
