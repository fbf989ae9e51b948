import { Card } from '@clinic/shared/kit/Card';
import { cluster, dense, look } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';

import { ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import { SoldOut } from '#components/SoldOut.tsx';
import type { ProductThumb } from '#content/products.ts';
import { paths } from '#paths.ts';

import styles from './GuideProducts.module.css';

type Props = {
  /** Ids of the products that a section names, in its order. */
  ids: readonly string[] | undefined;
  products: readonly ProductThumb[];
  words: { label: string; priceToConfirm: string };
};

/** The products that a section of the guide names. */
export function GuideProducts({ ids, products, words }: Props) {
  if (!ids) return null;
  return (
    <ul aria-label={words.label} className={styles.list}>
      {ids.flatMap((id) =>
        products
          .filter((product) => product.id === id)
          .map((product) => (
            <li key={id}>
              <Card
                layout="row"
                className={styles.product}
                picture={<DataPicture picture={product.image} alt="" ratio="4 / 5" sizes="48px" />}
              >
                <StretchedLink to={paths.product(id)}>
                  <ProductName product={product} />
                </StretchedLink>
                <div className={cluster(3, dense, look('note'))}>
                  <span>{product.brand}</span>
                  <ProductPrice price={product.price} toConfirm={words.priceToConfirm} />
                  <SoldOut product={product} />
                </div>
              </Card>
            </li>
          )),
      )}
    </ul>
  );
}
