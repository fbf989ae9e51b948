import { Button } from '@clinic/shared/kit/Button';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { ReactNode } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import styles from './FilterSheet.late.module.css';

type Props = {
  words: FilterWords['sheet'];
  /** How many products match the filters. */
  count: number;
  /** The same as an announcement: while the sheet is open, screen readers cannot reach the page's own. */
  status: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * The filters on small screens. They apply at once; the button at the bottom closes the sheet and shows the
 * results.
 */
export function FilterSheet({ words, count, status, onClose, children }: Props) {
  const lang = useLang();
  return (
    <Dialog heading={words.heading} closeLabel={words.close} onClose={onClose} className={styles.sheet}>
      {children}
      <div className={styles.foot}>
        <Button className={styles.show} onClick={onClose}>
          {fill(words.show, { count }, lang)}
        </Button>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </Dialog>
  );
}
