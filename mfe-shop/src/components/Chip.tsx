import type { ReactNode } from 'react';

import styles from './Chip.module.css';

type Props = { name: string; value: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/**
 * One of a few options that are all visible. It is a native radio button: one Tab reaches the group, and the
 * arrow keys choose.
 */
export function Chip({ name, value, isChosen, onChoose, children }: Props) {
  return (
    <label className={styles.chip}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        className={styles.radio}
        onChange={onChoose}
      />
      {children}
    </label>
  );
}
