import { LinkButton } from '@clinic/shared/kit/Button';
import { grid, itemsStart, look, scripted, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import { ProductName } from '#components/ProductName.tsx';
import type { CompareDocument } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { pick } from './pick.ts';
import styles from './ReadyComparisons.module.css';

type Props = { content: Pick<CompareDocument, 'ready' | 'comparisons' | 'products'> };

/** A comparison for each need. Without scripts its products are links, and it cannot be opened. */
export function ReadyComparisons({ content: { ready, comparisons, products } }: Props) {
  return (
    <div className={stack(3)}>
      <p className={look('kicker')}>{ready.heading}</p>
      <ul className={grid(7, { medium: 2, wide: 3 })}>
        {comparisons.map(({ need, ids }) => (
          <li key={need} className={stack(3, itemsStart, styles.comparison)}>
            <h2 className={look('title')}>{need}</h2>
            <ul className={styles.products}>
              {pick(products, ids).map((product) => (
                <li key={product.id} className={styles.product}>
                  <DataPicture picture={product.image} alt="" ratio="1 / 1" sizes="9rem" />
                  <StretchedLink to={paths.product(product.id)} className={styles.name}>
                    <ProductName product={product} />
                  </StretchedLink>
                </li>
              ))}
            </ul>
            <LinkButton variant="secondary" to={paths.comparison(ids)} className={scripted}>
              {ready.compare}
              <VisuallyHidden>: {need}</VisuallyHidden>
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
