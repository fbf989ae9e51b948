import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import type { ProductDocument } from '#data/products.ts';
import { useAskedVariant } from '#features/useAskedVariant.ts';
import { paths } from '#paths.ts';

import styles from './ProductPage.module.css';

function ProductPage({ content }: PageProps<ProductDocument>) {
  useAskedVariant(content);
  const shown = content.variants.find(({ sku }) => sku === content.sku);
  if (!shown) return null;
  return (
    <div className="page">
      <div className={styles.product}>
        <img
          src={shown.picture}
          alt={`${content.name} in ${shown.name}`}
          width="400"
          height="300"
          fetchPriority="high"
          className={styles.picture}
        />
        <div className={styles.facts}>
          <h1>{content.name}</h1>
          <ul>
            {content.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <ul className={styles.variants} aria-label="Variants">
            {content.variants.map(({ sku, name, color }) => (
              <li key={sku}>
                <Link
                  to={paths.product(sku)}
                  keepPlace
                  replace
                  aria-current={sku === shown.sku ? 'true' : undefined}
                  className={styles.variant}
                >
                  <i className={styles.color} style={{ backgroundColor: color }} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          <Slot name="add-to-cart" sku={shown.sku} />
        </div>
      </div>
      <Slot name="recommendations" skus={[shown.sku]} />
    </div>
  );
}

export const page: PageDefinition<ProductDocument> = {
  Component: ProductPage,
  meta: ({ content: { name, variants, sku, highlights } }) => ({
    title: `${name} ${variants.find((variant) => variant.sku === sku)?.name ?? ''}`,
    description: `${highlights.join('. ')}.`,
  }),
};
