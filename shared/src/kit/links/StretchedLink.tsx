import { Link } from '@tesela/core/navigation';
import type { ComponentProps } from 'react';

import styles from './StretchedLink.module.css';

/**
 * A link that covers its nearest positioned ancestor, so that all of a card can be pressed while there is one
 * link in it. What must stay above it, such as a button, is positioned too.
 */
export function StretchedLink({ className = '', children, ...link }: ComponentProps<typeof Link>) {
  return (
    <Link {...link} className={`${styles.link} ${className}`}>
      {children}
    </Link>
  );
}
