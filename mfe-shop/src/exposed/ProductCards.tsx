import { Card } from '@clinic/shared/kit/Card';
import { cluster, dense, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';

import { ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import { SoldOut } from '#components/SoldOut.tsx';
import type { ProductCardsContent } from '#content/shopDocuments.ts';
import { QuickAdd } from '#features/cart/add/QuickAdd.tsx';
import { paths } from '#paths.ts';

import styles from './ProductCards.module.css';

type Props = { content: ProductCardsContent; products: readonly string[] };

/** Slot `product-cards`: a small card for each product in `products`, in that order. */
export function ProductCards({ content, products }: Props) {
  const shown = products.flatMap((path) =>
    content.products.filter(({ id }) => path.endsWith(paths.product(id))),
  );
  if (shown.length === 0) return null;
  return (
    <ul aria-label={content.label} className={stack(2)}>
      {shown.map((product) => (
        <li key={product.id}>
          <Card
            layout="row"
            className={styles.card}
            picture={<DataPicture picture={product.image} alt="" ratio="4 / 5" sizes="72px" />}
          >
            <p className={look('note')}>
              {product.brand} · {product.size}
            </p>
            <StretchedLink to={paths.product(product.id)}>
              <ProductName product={product} />
            </StretchedLink>
            <div className={cluster(3, dense)}>
              <ProductPrice price={product.price} toConfirm={content.priceToConfirm} />
              {product.soldOut ? (
                <SoldOut product={product} />
              ) : (
                <QuickAdd product={product} words={content} />
              )}
            </div>
          </Card>
        </li>
      ))}
    </ul>
  );
}
