import { scripted, target } from '@clinic/shared/kit/layout';
import type { MouseEvent } from 'react';

import styles from './SkipLinks.module.css';

type Props = { words: { cart: string; assistant: string } };

/** Moves the focus by script: following the anchor would change the URL, which holds the filters. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** Links that let keyboard users skip dozens of products. They are visible only with the focus. Their targets need scripts. */
export function SkipLinks({ words }: Props) {
  return (
    <p className={`${styles.links} ${scripted}`}>
      <a href="#carrito" className={target(styles.link)} onClick={focusTarget}>
        {words.cart}
      </a>{' '}
      <a href="#asistente" className={target(styles.link)} onClick={focusTarget}>
        {words.assistant}
      </a>
    </p>
  );
}
