import { LateHelp } from '#layout/late/LateHelp.tsx';
import { useIsLate } from '#layout/late/useIsLate.ts';

import styles from './LateNavigation.module.css';
import { useIsNavigating } from './useIsNavigating.ts';

/** Stands over the page that the visitor wants to leave when the next one, or its language, does not come. */
export function LateNavigation() {
  const isLate = useIsLate(useIsNavigating());
  return (
    <div role="status" className={styles.place}>
      {isLate && (
        <div className={styles.card}>
          <LateHelp />
        </div>
      )}
    </div>
  );
}
