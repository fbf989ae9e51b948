import { Fragment, memo, type ReactNode } from 'react';

import type { ProductSummary } from '#content/products.ts';

import styles from './ProductGrid.module.css';

type Props = {
  products: readonly ProductSummary[];
  /** What stands below the second row, if there are products enough. */
  tile?: ReactNode;
  /** The list will change soon, e.g. during a search. */
  isBusy?: boolean;
  /** Must be a stable reference: a product is rendered again only if the product or this function changes. */
  render: (product: ProductSummary) => ReactNode;
};

type ItemProps = { product: ProductSummary; render: Props['render'] };

const Item = memo(function Item({ product, render }: ItemProps) {
  return <li>{render(product)}</li>;
});

/** Two rows of a phone; of a wide screen the styles put the tile below the second row as well. */
const TILE_AFTER = 4;
const FEWEST_AROUND_TILE = 12;

export function ProductGrid({ products, tile, isBusy = false, render }: Props) {
  return (
    <ul aria-busy={isBusy || undefined} hidden={products.length === 0} className={styles.grid}>
      {products.map((product, at) => (
        <Fragment key={product.id}>
          {tile && at === TILE_AFTER && products.length > FEWEST_AROUND_TILE && (
            <li className={styles.tile}>{tile}</li>
          )}
          <Item product={product} render={render} />
        </Fragment>
      ))}
    </ul>
  );
}
