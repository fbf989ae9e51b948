import { render as show, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import type { ProductSummary } from '#content/products.ts';
import { shopDocuments } from '#content/shopDocuments.ts';

import { ProductGrid } from './ProductGrid.tsx';

const all = shopDocuments('es', { prices: {} }).lists.all.products;
const names = () => screen.queryAllByRole('article').map(({ textContent }) => textContent);

it('visitor who narrows the list down keeps the cards that stay', () => {
  const render = vi.fn<(product: ProductSummary) => ReactNode>(({ name }) => <article>{name}</article>);
  const { rerender } = show(<ProductGrid products={all} render={render} />);

  rerender(<ProductGrid products={all.slice(1, 3)} render={render} />);

  expect(names()).toEqual(all.slice(1, 3).map(({ name }) => name));
  expect(render).toHaveBeenCalledTimes(all.length);
});

it('visitor sees new products after those of another search, in their order', () => {
  const render = ({ name }: ProductSummary) => <article>{name}</article>;
  const { rerender } = show(<ProductGrid products={all.slice(0, 4)} render={render} />);

  rerender(<ProductGrid products={all.slice(2)} render={render} />);

  expect(names()).toEqual(all.slice(2).map(({ name }) => name));
});
