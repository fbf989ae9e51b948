import { memo, type ReactNode } from 'react';

import type { ProductSummary } from '#content/products.ts';

import styles from './ProductGrid.module.css';

type Props = {
  products: readonly ProductSummary[];
  /** The list will change soon, e.g. during a search. */
  isBusy?: boolean;
  /** Must be a stable reference: a product is rendered again only if the product or this function changes. */
  render: (product: ProductSummary) => ReactNode;
};

type ItemProps = { product: ProductSummary; render: Props['render'] };

const Item = memo(function Item({ product, render }: ItemProps) {
  return <li>{render(product)}</li>;
});

export function ProductGrid({ products, isBusy = false, render }: Props) {
  return (
    <ul aria-busy={isBusy || undefined} hidden={products.length === 0} className={styles.grid}>
      {products.map((product) => (
        <Item key={product.id} product={product} render={render} />
      ))}
    </ul>
  );
}
