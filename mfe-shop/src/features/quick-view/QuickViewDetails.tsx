import { Badge } from '@clinic/shared/ui/Badge';
import { Skeleton, SkeletonArea } from '@clinic/shared/ui/Skeleton';

import type { DetailWords, QuickViewWords } from '#content/types.ts';

import styles from './QuickViewDetails.module.css';
import type { Details } from './useProductDetails.ts';

type Props = { details: Details; words: DetailWords; quickView: QuickViewWords };

/** What the list did not know. Its room is kept, so that the arrival moves nothing. */
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
      <div className={styles.details}>
        <SkeletonArea label={quickView.loading}>
          <Skeleton shape="text" lines={5} />
        </SkeletonArea>
      </div>
    );
  }
  const { howToUse, ingredients, skinTypes } = details.value;
  return (
    <div className={styles.details}>
      <section className={styles.part}>
        <h3 className={styles.heading}>{words.howToUse}</h3>
        <p>{howToUse}</p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>{words.ingredients}</h3>
        <p>{ingredients.join(', ')}</p>
      </section>
      <section className={styles.part}>
        <h3 className={styles.heading}>{words.skinTypes}</h3>
        <ul className={styles.skin}>
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
