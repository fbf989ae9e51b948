import { Button } from '@clinic/shared/kit/Button';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';

import type { FilterWords } from '#content/types.ts';

import styles from './NoMatch.late.module.css';

type Props = {
  words: FilterWords;
  onClear: () => void;
  /** The search finds something outside the filters. */
  onSearchEverywhere?: () => void;
};

/** Ways on from a list without products. */
export function NoMatch({ words, onClear, onSearchEverywhere }: Props) {
  return (
    <div className={styles.ways}>
      {onSearchEverywhere && <Button onClick={onSearchEverywhere}>{words.none.everywhere}</Button>}
      <Button variant={onSearchEverywhere ? 'secondary' : 'primary'} onClick={onClear}>
        {words.applied.clear}
      </Button>
      <WhatsappLink variant="quiet" message={words.none.question}>
        {words.none.ask}
      </WhatsappLink>
    </div>
  );
}
