import type { ReactNode } from 'react';

import styles from './Card.module.css';
import { Icon } from './Icon.tsx';

type Props = {
  picture: ReactNode;
  /** `tall`: words below the picture, an article; `row`: words beside a small one, `--card-picture` wide. */
  layout?: 'tall' | 'row';
  /** Invites to read on, for the eye: what the card leads to is the `StretchedLink` among its words. */
  more?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A picture and words that lead to one page. */
export function Card({ picture, layout = 'tall', more, className = '', children }: Props) {
  const Element = layout === 'tall' ? 'article' : 'div';
  return (
    <Element className={`${styles.card} ${styles[layout]} ${className}`}>
      {picture}
      <div className={styles.words}>
        {children}
        {more && (
          <p aria-hidden className={styles.more}>
            {more}
            <Icon name="arrow" className={styles.arrow} />
          </p>
        )}
      </div>
    </Element>
  );
}
