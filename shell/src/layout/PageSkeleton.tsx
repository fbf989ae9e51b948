import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { useWords } from '#content/WordsContext.ts';

import styles from './PageSkeleton.module.css';

/** Holds the room of a page that is on its way. Nothing shows for the first moment, so that quick pages do not flash. */
export function PageSkeleton() {
  const { loadingPage } = useWords();
  return (
    <div role="status" className={styles.skeleton}>
      <VisuallyHidden>{loadingPage}</VisuallyHidden>
      <span className={styles.heading} />
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
