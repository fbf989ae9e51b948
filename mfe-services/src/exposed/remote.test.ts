import { languages, type Lang } from '@clinic/shared/languages';
import type { PageRoute } from '@tesela/core/contract';
import { expect, it } from 'vitest';

import { areas, paths } from '#paths.ts';

import { documents } from './data.ts';
import { remote } from './remote.ts';

const pages = remote.routes.filter((route): route is PageRoute => route.kind === 'page');
const redirects = remote.routes.filter((route) => route.kind === 'redirect');

it('serves both areas and sends every other address of dermatology to the clinical one', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(areas.map(paths.area)));
  expect(redirects).toEqual([
    { kind: 'redirect', path: '/tratamientos', to: '/precios' },
    { kind: 'redirect', path: '/dermatologia', to: '/dermatologia/clinica' },
    { kind: 'redirect', path: '/dermatologia/*', to: '/dermatologia/clinica' },
  ]);
});

it('loads each page in each language with its own title', async () => {
  const titleOf = async (lang: Lang, pattern: string, path: string) => {
    const site = { priceRanges: [], visits: { assessment: { price: 160_000, creditDays: 60 } } };
    const document = documents({ lang, settings: { site } })[path];
    const loaded = await pages
      .find((page) => page.path === pattern)
      ?.load(lang, {}, Promise.resolve(document));
    return loaded?.meta.title;
  };
  const titles = await Promise.all(
    languages.flatMap((lang) => [
      titleOf(lang, '/dermatologia/clinica', '/dermatologia/clinica'),
      titleOf(lang, '/dermatologia/estetica', '/dermatologia/estetica'),
      titleOf(lang, '/problemas', '/problemas'),
      titleOf(lang, '/problemas/:slug', '/problemas/lunares'),
      titleOf(lang, '/tratamientos/:slug', '/tratamientos/microneedling'),
      titleOf(lang, '/precios', '/precios'),
    ]),
  );

  expect(titles.every((title) => title?.trim())).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});
