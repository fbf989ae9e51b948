import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { content as en } from '#content/en/shop.ts';
import { content as es } from '#content/es/shop.ts';
import { documents } from '#content/documents.ts';
import type { ProductList } from '#content/types.ts';
import { paths } from '#paths.ts';

import { ProductCard } from './ProductCard.tsx';

const words = { es, en };

it.each([
  ['es', '$6.300/ml'],
  ['en', '$6,300/ml'],
] as const)(
  'visitor (%s) compares products on their cards by the price of a millilitre or gram: %s',
  (lang, says) => {
    const { products } = documents({ lang, settings: { prices: {} } })[paths.all] as ProductList;
    const serum = products.find(({ id }) => id === 'suero-antioxidante-vitamina-c-15');
    if (!serum) throw new Error('The serum is gone.');

    renderWithProviders(
      <ProductCard product={serum} labels={words[lang].card} headingLevel={3}>
        {null}
      </ProductCard>,
      { lang },
    );

    expect(screen.getByText(says)).toBeVisible();
  },
);
