import type { PageRoute } from '@clinic/shared/contract';
import { DESCRIPTIONS } from '@clinic/shared/descriptions';
import { languages, localizePath } from '@clinic/shared/lang';
import { matchPattern } from '@clinic/shared/routePattern';
import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { source } from '#content/schema.ts';

import { documents } from './data.ts';
import { remote } from './remote.ts';

const pages = remote.routes.filter((route): route is PageRoute => route.kind === 'page');

const everyPage = languages.flatMap((lang) =>
  Object.entries(documents({ lang, settings: {} }))
    .filter(([name]) => name !== DESCRIPTIONS)
    .map(([path, document]) => ({ path, document, lang, url: localizePath(path, lang) })),
);

it('the remote owns these paths, and one for each article and each doctor', () => {
  const [posts, doctors] = [source.ids('posts'), source.ids('doctors')];

  expect(everyPage.flatMap(({ path, lang }) => (lang === 'es' ? [path] : [])).sort()).toEqual(
    [
      '/',
      '/accesibilidad',
      '/blog',
      '/equipo',
      '/faq',
      '/nosotros',
      '/pqrs',
      '/privacidad',
      '/terminos',
      ...posts.map((id) => `/blog/${id}`),
      ...doctors.map((id) => `/equipo/${id}`),
    ].sort(),
  );
  expect(posts).toContain('melasma');
  expect(doctors).toContain('laura-echeverri');
});

it.each(everyPage)(
  'visitor who opens $url finds one heading of the page',
  async ({ path, document, lang }) => {
    const route = pages.find((each) => matchPattern(each.path, path));
    if (!route) throw new Error(`No page answers at ${path}.`);
    const { element, meta } = await route.load(
      lang,
      matchPattern(route.path, path) ?? {},
      Promise.resolve(document),
    );

    renderWithProviders(element, { lang, path });

    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(meta.title).toMatch(/.{10,}/);
    expect(meta.description.length).toBeGreaterThan(50);
  },
);
