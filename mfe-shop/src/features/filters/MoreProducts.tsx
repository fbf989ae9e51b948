import { Button } from '@clinic/shared/ui/Button';
import { useRef } from 'react';

import { PAGE_SIZE } from '#content/pageSize.ts';
import type { MoreWords } from '#content/types.ts';

import styles from './MoreProducts.module.css';

type Props = {
  words: MoreWords;
  shown: number;
  total: number;
  isLoading: boolean;
  retry?: () => void;
  /** @param shown how many to show from now on */
  onMore: (shown: number) => void;
};

/** How much of the list is shown, and the way to the rest. */
export function MoreProducts({ words, shown, total, isLoading, retry, onMore }: Props) {
  const progress = useRef<HTMLParagraphElement>(null);
  if (total <= PAGE_SIZE) return null;

  function showMore() {
    const next = shown + PAGE_SIZE;
    // The button goes when all are shown.
    if (next >= total) progress.current?.focus({ preventScroll: true });
    onMore(next);
  }

  return (
    <div className={styles.more}>
      <p ref={progress} role="status" tabIndex={-1} className={styles.progress}>
        {retry ? words.failed : isLoading ? words.loading : words.progress(shown, total)}
      </p>
      {retry ? (
        <Button variant="secondary" onClick={retry}>
          {words.retry}
        </Button>
      ) : (
        shown < total && (
          <Button variant="secondary" onClick={showMore} aria-disabled={isLoading || undefined}>
            {words.more}
          </Button>
        )
      )}
    </div>
  );
}
