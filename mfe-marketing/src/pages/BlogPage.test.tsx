import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blogDocument } from '#content/documents/blog.ts';

import { page } from './BlogPage.tsx';

const content = blogDocument('es');

it('visitor sees the articles, newest first, each leading to its page', () => {
  renderWithProviders(<page.Component content={content} params={{}} />);

  const cards = screen.getAllByRole('article');
  const dates = cards.map((card) => card.querySelector('time')?.dateTime);

  expect(cards).toHaveLength(content.posts.length);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(screen.getByRole('link', { name: /^Melasma/ })).toHaveAttribute('href', '/blog/melasma');
});

it('visitor reads date and reading time in the language of the page', () => {
  const { unmount } = renderWithProviders(<page.Component content={content} params={{}} />);
  expect(screen.getByText('13 de octubre de 2026')).toBeVisible();
  expect(screen.getAllByText('5 min de lectura')).toHaveLength(2);
  unmount();

  renderWithProviders(<page.Component content={blogDocument('en')} params={{}} />, { lang: 'en' });

  expect(screen.getByText('October 13, 2026')).toBeVisible();
  expect(screen.getAllByText('5 min read')).toHaveLength(2);
});
