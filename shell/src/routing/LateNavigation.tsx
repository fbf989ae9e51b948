import { LateHelp } from '#layout/late/LateHelp.tsx';
import { useIsLate } from '#layout/late/useIsLate.ts';

import styles from './LateNavigation.module.css';
import { useIsNavigating } from './useIsNavigating.ts';

/** Help over the current page while the next one is late. */
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
