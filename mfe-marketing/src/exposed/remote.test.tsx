import { languages, localizePath } from '@clinic/shared/languages';
import { renderWithProviders } from '@clinic/shared/testing';
import type { PageRoute } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import { matchPattern } from '@tesela/core/routePattern';
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

it('each page of the remote has a document, and each article and doctor a page', () => {
  const made = everyPage.map(({ path }) => path);

  for (const { path } of pages)
    expect(
      made.some((one) => matchPattern(path, one)),
      path,
    ).toBe(true);
  expect(made).toEqual(expect.arrayContaining(source.ids('posts').map((id) => `/blog/${id}`)));
  expect(made).toEqual(expect.arrayContaining(source.ids('doctors').map((id) => `/equipo/${id}`)));
  expect(made).toEqual(expect.arrayContaining(['/blog/melasma', '/equipo/laura-echeverri', '/privacidad']));
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
