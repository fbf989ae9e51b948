import { DataPicture } from '@clinic/shared/kit/Picture';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import type { ReactNode } from 'react';

import { nameIn, ProductName } from '#components/ProductName.tsx';
import { ProductPrice } from '#components/ProductPrice.tsx';
import type { ComparedProduct } from '#content/compareDocument.ts';
import type { CompareDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import styles from './CompareTable.module.css';

type Props = {
  products: readonly ComparedProduct[];
  content: Pick<CompareDocument, 'rows' | 'caption' | 'card'>;
  /** The way into the cart. */
  order: (product: ComparedProduct) => ReactNode;
};

/** Products side by side. On phones the name of a fact is above its values. */
export function CompareTable({ products, content: { rows, caption, card }, order }: Props) {
  const lang = useLang();
  const names = products.map((product) => nameIn(lang, product));
  const row = (label: ReactNode, valueOf: (product: ComparedProduct) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {products.map((product) => (
        <td key={product.id}>{valueOf(product)}</td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{fill(caption, { names }, lang)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="row">
            <VisuallyHidden>{rows.product}</VisuallyHidden>
          </th>
          {products.map((product) => (
            <th key={product.id} scope="col">
              <Link to={paths.product(product.id)}>
                <ProductName product={product} />
              </Link>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {row(<VisuallyHidden>{rows.picture}</VisuallyHidden>, ({ image }) => (
          <DataPicture
            picture={image}
            alt={image.alt}
            ratio="4 / 5"
            sizes="(min-width: 48rem) 12rem, 30vw"
            className={styles.picture}
          />
        ))}
        {row(rows.need, ({ facts }) => facts.need)}
        {row(rows.skin, ({ facts }) => facts.skin)}
        {row(rows.active, ({ facts }) => facts.active)}
        {row(rows.texture, ({ facts }) => facts.texture)}
        {row(rows.size, ({ facts }) => facts.size)}
        {row(rows.price, ({ price }) => (
          <ProductPrice price={price} toConfirm={card.priceToConfirm} />
        ))}
        {row(rows.unitPrice, ({ facts }) => facts.unitPrice)}
        {row(rows.availability, ({ facts }) => facts.availability)}
        {row(rows.order, order)}
      </tbody>
    </table>
  );
}
