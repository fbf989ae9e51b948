import styles from './NavigationProgress.module.css';
import { useIsNavigating } from './useIsNavigating.ts';

/** A thin progress line at the top while a page loads; its styles delay it, so that fast pages never show it. */
export function NavigationProgress() {
  return <div aria-hidden className={useIsNavigating() ? `${styles.line} ${styles.busy}` : styles.line} />;
}
