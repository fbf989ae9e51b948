import type { PageRoute } from '@clinic/shared/contract';
import { languages } from '@clinic/shared/lang';
import { expect, it } from 'vitest';

import { areas, paths } from '#paths.ts';

import { remote } from './remote.ts';

const all = remote.routes.filter((route): route is PageRoute => route.kind === 'page');
const pages = all.filter(({ hasData }) => !hasData);
const redirects = remote.routes.filter((route) => route.kind === 'redirect');

it('serves both areas and sends every other address of dermatology to the clinical one', () => {
  expect(pages.flatMap((route) => route.paths)).toEqual(areas.map(paths.area));
  expect(redirects).toEqual([
    { kind: 'redirect', path: '/dermatologia', to: '/dermatologia/clinica' },
    { kind: 'redirect', path: '/dermatologia/*', to: '/dermatologia/clinica' },
  ]);
});

it('loads each area in each language with its own title', async () => {
  const loaded = await Promise.all(languages.flatMap((lang) => pages.map((route) => route.load(lang, {}))));

  expect(loaded.map(({ meta }) => meta.title)).toEqual([
    'Dermatología clínica en {city}',
    'Dermatología estética en {city}',
    'Clinical dermatology in {city}',
    'Aesthetic dermatology in {city}',
  ]);
});

it('names the chunks that each area needs', () => {
  expect(pages.map((route) => route.chunks('en', {}))).toEqual([
    ['services', 'services.en.clinica'],
    ['services', 'services.en.estetica'],
  ]);
});
