import { Badge } from '@clinic/shared/kit/Badge';
import { cluster, contentStart, stack } from '@clinic/shared/kit/layout';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import type { DetailWords, ShopDocument } from '#content/shopDocuments.ts';

import styles from './QuickViewDetails.late.module.css';
import type { Details } from './useProductDetails.ts';

type Props = { details: Details; words: DetailWords; quickView: ShopDocument['quickView'] };

/**
 * The details that the list does not have. Their space is reserved, so that nothing moves when they arrive.
 */
export function QuickViewDetails({ details, words, quickView }: Props) {
  if (details.status === 'failed') {
    return (
      <p role="status" className={styles.failed}>
        {quickView.failed}
      </p>
    );
  }
  if (details.status !== 'ready') {
    return (
      <div className={stack(0, contentStart, styles.details)}>
        <div role="status" aria-busy className={stack(0, contentStart, styles.awaited)}>
          <VisuallyHidden>{quickView.loading}</VisuallyHidden>
          {[0, 1, 2, 3, 4].map((line) => (
            <span key={line} aria-hidden className={styles.line} />
          ))}
        </div>
      </div>
    );
  }
  const { summary, howToUse, ingredients, skinTypes } = details.value;
  return (
    <div className={stack(0, contentStart, styles.details)}>
      <p>{summary}</p>
      <section className={stack(2, contentStart)}>
        <h3 className={styles.heading}>{words.howToUse}</h3>
        <p>{howToUse}</p>
      </section>
      <section className={stack(2, contentStart)}>
        <h3 className={styles.heading}>{words.ingredients}</h3>
        <p>{ingredients.join(', ')}</p>
      </section>
      <section className={stack(2, contentStart)}>
        <h3 className={styles.heading}>{words.skinTypes}</h3>
        <ul className={cluster(2)}>
          {skinTypes.map((type) => (
            <li key={type}>
              <Badge>{words.skin[type]}</Badge>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
