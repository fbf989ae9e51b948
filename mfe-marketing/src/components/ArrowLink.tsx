import { Icon } from '@clinic/shared/kit/Icon';
import { Link } from '@tesela/core/navigation';
import type { ComponentPropsWithRef } from 'react';

import styles from './ArrowLink.module.css';

/** A text link with an arrow, tall enough for touch. */
export function ArrowLink({ className = '', children, ...rest }: ComponentPropsWithRef<typeof Link>) {
  return (
    <Link {...rest} className={`${styles.link} ${className}`}>
      {children}
      {'\u00A0'}
      <Icon name="arrow" className={styles.arrow} />
    </Link>
  );
}
