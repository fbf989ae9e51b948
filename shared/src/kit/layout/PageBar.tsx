import type { CSSProperties, ReactNode } from 'react';

import styles from './PageBar.module.css';

type Props = {
  /** How many icons the bar has at its end. */
  icons: 3 | 4;
  /** The page's first action: one button, with its price in a `small`. */
  children: ReactNode;
};

/** What a page lends to the bar of buttons on a narrow screen, which then stays. It lies under the icons of the bar. */
export function PageBar({ icons, children }: Props) {
  const style: CSSProperties & Record<'--icons', number> = { '--icons': icons };
  return (
    <div data-page-bar className={styles.bar} style={style}>
      {children}
    </div>
  );
}
