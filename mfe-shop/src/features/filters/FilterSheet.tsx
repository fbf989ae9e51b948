import { fill } from '@clinic/shared/fill';
import { useLang } from '@clinic/shared/i18n';
import { Button } from '@clinic/shared/kit/Button';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import type { ReactNode } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import styles from './FilterSheet.late.module.css';

type Props = {
  words: FilterWords['sheet'];
  /** Products that the filters leave. */
  count: number;
  /** The same, announced: what the page behind announces is out of reach. */
  status: string;
  onClose: () => void;
  children: ReactNode;
};

/** The filters where there is no room beside the products. They apply at once; the foot leads to what they found. */
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
