import { useAppDispatch } from '@clinic/shared/store';
import { Button, IconButton } from '@clinic/shared/ui/Button';
import { X } from 'lucide-react';

import { ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/types.ts';

import { removalDismissed, removalUndone, type Removal } from './cartSlice.ts';
import { CopyOrder } from './CopyOrder.tsx';
import styles from './RemovalNotice.module.css';

type Props = { removal: Removal; content: CartContent };

/** Says what left the cart and offers it back. */
export function RemovalNotice({ removal, content }: Props) {
  const dispatch = useAppDispatch();
  const { kind, taken } = removal;
  const words = content.removal;
  const lines = taken.map(({ line }) => line);
  return (
    <div className={styles.notice}>
      <p>
        {words[kind]} {kind === 'line' && lines.map(({ name }) => <ProductName key={name} name={name} />)}
      </p>
      <IconButton
        label={words.dismiss}
        className={styles.dismiss}
        onClick={() => dispatch(removalDismissed())}
      >
        <X size={18} aria-hidden />
      </IconButton>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => dispatch(removalUndone())}>
          {words.undo}
        </Button>
        {kind === 'order' && <CopyOrder lines={lines} content={content} />}
      </div>
    </div>
  );
}
