import { look } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';

import type { CartContent } from '#content/shopDocuments.ts';

import styles from './CartNote.late.module.css';

/** How the purchase works, and the visitor's rights. */
export function CartNote({ content: { note, returns } }: { content: CartContent }) {
  return (
    <p className={look('note', styles.note)}>
      {note}{' '}
      <Link to="/terminos#retracto" className={styles.link}>
        {returns}
      </Link>
    </p>
  );
}
