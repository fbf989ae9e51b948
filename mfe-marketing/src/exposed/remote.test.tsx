import type { PageParams, PageRoute } from '@clinic/shared/contract';
import { languages, localizePath } from '@clinic/shared/lang';
import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { doctorSlugs, postIds } from '#content/ids.data.ts';

import { remote } from './remote.ts';

const pages = remote.routes.filter((route): route is PageRoute => route.kind === 'page');

function paramsOf(pattern: string, path: string): PageParams {
  const values = path.split('/');
  const names = pattern.split('/').map((part, index) => [part, values[index] ?? ''] as const);
  return Object.fromEntries(
    names.flatMap(([part, value]) => (part[0] === ':' ? [[part.slice(1), value]] : [])),
  );
}

const everyPage = pages.flatMap((route) =>
  route.paths.flatMap((path) =>
    languages.map((lang) => ({ route, path, lang, url: localizePath(path, lang) })),
  ),
);

it('the remote owns these paths, and one for each article and each doctor', () => {
  expect(pages.flatMap(({ paths }) => paths).sort()).toEqual(
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
      ...postIds.map((id) => `/blog/${id}`),
      ...doctorSlugs.map((slug) => `/equipo/${slug}`),
    ].sort(),
  );
  expect(postIds).toContain('melasma');
  expect(doctorSlugs).toContain('laura-echeverri');
});

it.each(everyPage)('visitor who opens $url finds one heading of the page', async ({ route, path, lang }) => {
  const { element, meta } = await route.load(lang, paramsOf(route.path, path));

  renderWithProviders(element, { lang, path });

  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(meta.title).toMatch(/.{10,}/);
  expect(meta.description.length).toBeGreaterThan(50);
});

it('an article announces the chunks of its page, of its own words and of the list', () => {
  const post = pages.find(({ path }) => path === '/blog/:id');

  expect(post?.chunks('en', { id: 'melasma' })).toEqual(['post', 'post.en.melasma', 'blog.en']);
});

it('an article that does not exist is refused', async () => {
  const post = pages.find(({ path }) => path === '/blog/:id');

  await expect(post?.load('es', { id: 'nada' })).rejects.toThrow('no such article');
});
