import { Link } from '@clinic/shared/navigation';
import { ArrowRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

import styles from './ArrowLink.module.css';

/** A link that leads on: text and an arrow, tall enough for a thumb. */
export function ArrowLink({ className = '', children, ...rest }: ComponentPropsWithRef<typeof Link>) {
  return (
    <Link {...rest} className={`${styles.link} ${className}`}>
      {children}
      {'\u00A0'}
      <ArrowRight size={18} aria-hidden className={styles.arrow} />
    </Link>
  );
}
