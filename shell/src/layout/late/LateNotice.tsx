import type { SiteTab } from '@tesela/host/tab';
import { useSyncExternalStore } from 'react';

import { LateHelp } from './LateHelp.tsx';
import styles from './LateNotice.module.css';

/** Help over the page on the screen while the next one is late. */
export function LateNotice({ tab }: { tab: SiteTab }) {
  const isLate = useSyncExternalStore(tab.subscribe, tab.isLate, tab.isLate);
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
