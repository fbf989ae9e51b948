import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Button } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';

import type { FilterWords } from '#content/shopDocuments.ts';

type Props = {
  words: FilterWords;
  onClear: () => void;
  /** Searches without the filters; undefined if that finds nothing either. */
  onSearchEverywhere?: () => void;
};

/** The actions for an empty list of products. */
export function NoMatch({ words, onClear, onSearchEverywhere }: Props) {
  return (
    <div className={cluster(3)}>
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
