import { target } from '@clinic/shared/kit/layout';
import type { MouseEvent } from 'react';

import styles from './SkipLinks.module.css';

type Props = { words: { cart: string; assistant: string } };

/** A plain anchor would change the page's address, which here are the filters. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Lead a keyboard past dozens of products. Seen only while they have the focus. */
export function SkipLinks({ words }: Props) {
  return (
    <p className={styles.links}>
      <a href="#carrito" className={target(styles.link)} onClick={focusTarget}>
        {words.cart}
      </a>{' '}
      <a href="#asistente" className={target(styles.link)} onClick={focusTarget}>
        {words.assistant}
      </a>
    </p>
  );
}
