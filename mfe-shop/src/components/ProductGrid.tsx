import { memo, type ReactNode } from 'react';

import type { ProductSummary } from '#content/products.ts';

import styles from './ProductGrid.module.css';

type Props = {
  products: readonly ProductSummary[];
  /** What is shown is not the last word. */
  isBusy?: boolean;
  /** Must be stable: a product is rendered anew only when it or this is another. */
  render: (product: ProductSummary) => ReactNode;
};

type ItemProps = { product: ProductSummary; render: Props['render'] };

const Item = memo(function Item({ product, render }: ItemProps) {
  return <li>{render(product)}</li>;
});

/** Cards of products. */
export function ProductGrid({ products, isBusy = false, render }: Props) {
  return (
    <ul aria-busy={isBusy || undefined} hidden={products.length === 0} className={styles.grid}>
      {products.map((product) => (
        <Item key={product.id} product={product} render={render} />
      ))}
    </ul>
  );
}
