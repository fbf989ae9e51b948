import type { ReactNode } from 'react';

import styles from './PageBar.module.css';

type Props = {
  /** How many icons the bar has at its end. */
  icons?: 3 | 4;
  /** The page's first action: one button, with its price in a `small`. */
  children: ReactNode;
};

/** What a page lends to the bar of buttons on a narrow screen, which then stays. It lies under the icons of the bar. */
export function PageBar({ icons = 3, children }: Props) {
  return (
    <div data-page-bar className={`${styles.bar} ${icons === 4 ? styles.four : ''}`}>
      {children}
    </div>
  );
}
