import type { ReactNode } from 'react';

import styles from './Chip.module.css';

type Props = { name: string; value: string; isChosen: boolean; onChoose: () => void; children: ReactNode };

/** One answer of a few that are all in sight: a native radio button, so one Tab reaches them and the arrows choose. */
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
