import styles from './NavigationProgress.module.css';
import { useIsNavigating } from './useIsNavigating.ts';

/** A thin line at the top while a page is on its way; quick pages never show it. */
export function NavigationProgress() {
  return <div aria-hidden className={useIsNavigating() ? `${styles.line} ${styles.busy}` : styles.line} />;
}
