import type { Slots } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import type { RecommendationsDocument } from '#data/documents.ts';
import { closestTo } from '#features/closestTo.ts';
import { elsewhere } from '#paths.ts';

import styles from './Recommendations.module.css';

type Props = { content: RecommendationsDocument } & Slots['recommendations'];

/** Slot `recommendations`. */
export function Recommendations({ content, skus }: Props) {
  return (
    <section aria-labelledby="recommendations" className={styles.section}>
      <h2 id="recommendations">Recommendations</h2>
      <ul className={styles.list}>
        {closestTo(skus, content.variants).map(({ sku, name, picture }) => (
          <li key={sku}>
            <Link to={elsewhere.variant(sku)} className={styles.item}>
              <img src={picture} alt="" width="400" height="300" loading="lazy" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
