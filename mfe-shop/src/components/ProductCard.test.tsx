import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';

import { ProductCard } from './ProductCard.tsx';

it.each([
  ['es', '$6.300/ml'],
  ['en', '$6,300/ml'],
] as const)(
  'visitor (%s) compares products on their cards by the price of a millilitre or gram: %s',
  (lang, says) => {
    const { products, card } = shopDocuments(lang, { prices: {} }).lists.all;
    const serum = products.find(({ id }) => id === 'suero-antioxidante-vitamina-c-15');
    if (!serum) throw new Error('The serum is gone.');

    renderWithProviders(
      <ProductCard product={serum} labels={card} headingLevel={3}>
        {null}
      </ProductCard>,
      { lang },
    );

    expect(screen.getByText(says)).toBeVisible();
  },
);
