import { render as show, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { documents } from '#content/documents.ts';
import type { Catalogue, ProductSummary } from '#content/types.ts';

import { ProductGrid } from './ProductGrid.tsx';

// The document that this micro-frontend makes itself.
const all = documents({ lang: 'es', settings: { prices: {} } }).catalogue as Catalogue;
const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

it('visitor who narrows the list down and widens it again gets the same cards, made once', () => {
  const render = vi.fn<(product: ProductSummary) => ReactNode>(({ name }) => <article>{name}</article>);
  const { rerender } = show(<ProductGrid products={all} render={render} />);
  const [first] = screen.getAllByRole('article');

  rerender(<ProductGrid products={all.slice(1, 3)} render={render} />);
  expect(names()).toEqual(all.slice(1, 3).map(({ name }) => name));
  rerender(<ProductGrid products={[]} render={render} />);
  expect(names()).toEqual([]);
  rerender(<ProductGrid products={all.toReversed()} render={render} />);

  expect(names()).toEqual(all.toReversed().map(({ name }) => name));
  expect(screen.getAllByRole('article').at(-1)).toBe(first);
  expect(render).toHaveBeenCalledTimes(all.length);
});

it('visitor sees new products after those of another search, in their order', () => {
  const render = ({ name }: ProductSummary) => <article>{name}</article>;
  const { rerender } = show(<ProductGrid products={all.slice(0, 4)} render={render} />);

  rerender(<ProductGrid products={all.slice(2)} render={render} shown={20} />);

  expect(names()).toEqual(all.slice(2, 22).map(({ name }) => name));
});

it('visitor who types gets the first new products at once, and the others when they pause', () => {
  const render = ({ name }: ProductSummary) => <article>{name}</article>;
  const { rerender } = show(<ProductGrid products={all.slice(0, 2)} render={render} />);

  rerender(<ProductGrid products={all.slice(2, 20)} render={render} isSearch isHeld />);
  expect(names()).toEqual(all.slice(2, 8).map(({ name }) => name));
  rerender(<ProductGrid products={all.slice(2, 20)} render={render} isSearch />);

  expect(names()).toEqual(all.slice(2, 20).map(({ name }) => name));
});
