import { Button } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import type { RefObject } from 'react';

import type { ShopContent } from '#content/types.ts';

import styles from './ResultStatus.module.css';
import { useHeld } from '../useHeld.ts';
import type { Results } from './useResults.ts';

type Props = {
  /** Takes the focus when what had it is gone. */
  ref: RefObject<HTMLParagraphElement | null>;
  results: Results;
  content: Pick<ShopContent, 'count' | 'filters'>;
  /** Says nothing new while the visitor types: screen readers would speak at every letter. */
  isTyping: boolean;
};

/** How many products there are, or why there are none. */
export function describeResults({ status, products }: Results, { count, filters }: Props['content']): string {
  if (status === 'failed') return filters.failed;
  if (status === 'searching') return filters.searching;
  return products.length === 0 ? filters.none.text : count(products.length);
}

/** What there is to see, and a second try when something failed. */
export function ResultStatus({ ref, results, content, isTyping }: Props) {
  const isEmpty = results.status === 'complete' && results.products.length === 0;
  const now = describeResults(results, content);
  const held = useHeld(now, isTyping);
  // The sentence that nothing was found is higher than a line: it comes and goes with the products.
  const text = isEmpty || held === content.filters.none.text ? now : held;
  return (
    <div className={cluster(0, styles.status)}>
      <p ref={ref} role="status" tabIndex={-1} className={isEmpty ? styles.none : styles.text}>
        {text}
      </p>
      {results.retry && (
        <Button variant="secondary" onClick={results.retry}>
          {content.filters.retry}
        </Button>
      )}
    </div>
  );
}
