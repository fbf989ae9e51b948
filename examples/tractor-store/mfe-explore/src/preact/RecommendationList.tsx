/** @jsxImportSource preact */
import type { Slots } from '@tesela/core/contract';

import type { RecommendationsDocument } from '#data/documents.ts';
import { closestTo } from '#features/closestTo.ts';
import { elsewhere } from '#paths.ts';

import styles from './RecommendationList.module.css';

export type RecommendationListProps = { content: RecommendationsDocument } & Slots['recommendations'];

/** Its links need no router: the host follows those of any HTML. */
export function RecommendationList({ content, skus }: RecommendationListProps) {
  return (
    <section aria-labelledby="recommendations" class={styles.section}>
      <h2 id="recommendations">Recommendations</h2>
      <ul class={styles.list}>
        {closestTo(skus, content.variants).map(({ sku, name, picture }) => (
          <li key={sku}>
            <a href={elsewhere.variant(sku)} class={styles.item}>
              <img src={picture} alt="" width="400" height="300" loading="lazy" />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
