import { Button } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import { fill, type Plural } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import type { RefObject } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import { useFrozenValue } from '../useFrozenValue.ts';
import styles from './ResultStatus.module.css';
import type { Results } from './useResults.ts';

type Props = {
  /** Gets the focus when the focused element disappears. */
  ref: RefObject<HTMLParagraphElement | null>;
  results: Results;
  /** Text for the number of products. */
  count: Plural;
  words: FilterWords;
  /**
   * While the visitor types the text does not change, because screen readers would read it after every
   * letter.
   */
  isTyping: boolean;
};

/** Returns how many products there are, or why there are none. */
export function describeResults(
  { status, products }: Results,
  count: Plural,
  words: FilterWords,
  lang: Lang,
): string {
  if (status === 'failed') return words.failed;
  if (status === 'searching') return words.searching;
  return products.length === 0 ? words.none.text : fill(count, { count: products.length }, lang);
}

/** The number of results, and a button to retry after a failure. */
export function ResultStatus({ ref, results, count, words, isTyping }: Props) {
  const lang = useLang();
  const isEmpty = results.status === 'complete' && results.products.length === 0;
  const now = describeResults(results, count, words, lang);
  const lastShown = useFrozenValue(now, isTyping);
  // The text for no results is higher than one line, so it changes together with the list.
  const text = isEmpty || lastShown === words.none.text ? now : lastShown;
  return (
    <div className={cluster(0, styles.status)}>
      <p ref={ref} role="status" tabIndex={-1} className={isEmpty ? styles.none : styles.text}>
        {text}
      </p>
      {results.retry && (
        <Button variant="secondary" onClick={results.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
