import { DataPicture } from '@clinic/shared/ui/Picture';
import { StretchedLink } from '@clinic/shared/ui/StretchedLink';

import { ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import type { ProductCardsContent, ProductThumb } from '#content/types.ts';
import { productPath } from '#paths.ts';

import styles from './ProductThumbs.module.css';

type Props = { products: readonly ProductThumb[]; words: ProductCardsContent };

/** Small cards, one below the other where there is no room for two. */
export function ProductThumbs({ products, words }: Props) {
  if (products.length === 0) return null;
  return (
    <ul aria-label={words.label} className={styles.list}>
      {products.map((product) => (
        <li key={product.id} className={styles.card}>
          <DataPicture picture={product.image} alt="" ratio="4 / 5" sizes="72px" />
          <div className={styles.text}>
            <p className={styles.facts}>
              {product.brand} · {product.size}
            </p>
            <StretchedLink to={productPath(product.id)} className={styles.name}>
              <ProductName product={product} />
            </StretchedLink>
            <ProductPrice price={product.price} toConfirm={words.priceToConfirm} />
          </div>
        </li>
      ))}
    </ul>
  );
}
