import { IconButton } from '@clinic/shared/ui/Button';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRef, type ReactNode } from 'react';

import styles from './Shelf.module.css';

type Props = { label: string; previous: string; next: string; children: ReactNode };

/** A row of list items that scrolls sideways and stops at each: by touch, wheel, keys and two buttons. */
export function Shelf({ label, previous, next, children }: Props) {
  const row = useRef<HTMLUListElement>(null);

  function turn(direction: 1 | -1) {
    const width = row.current?.firstElementChild?.clientWidth ?? 0;
    row.current?.scrollBy({ left: direction * width, behavior: 'smooth' });
  }

  return (
    <div>
      <ul ref={row} aria-label={label} className={styles.row}>
        {children}
      </ul>
      <div className={styles.buttons}>
        <IconButton label={previous} onClick={() => turn(-1)}>
          <ArrowLeft size={22} aria-hidden />
        </IconButton>
        <IconButton label={next} onClick={() => turn(1)}>
          <ArrowRight size={22} aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}
