import styles from './NavigationProgress.module.css';

/** A thin line at the top while a page is on its way; quick pages never show it. */
export function NavigationProgress({ isBusy }: { isBusy: boolean }) {
  return <div aria-hidden className={isBusy ? `${styles.line} ${styles.busy}` : styles.line} />;
}
