import type { ReactNode } from 'react';

import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type Props =
  | { shape: 'text'; lines?: number }
  /** `ratio` is width by height, as the picture's that will stand here. */
  | { shape: 'block'; ratio: `${number} / ${number}` }
  /** For a button or a badge. */
  | { shape: 'pill' };

/** The outline of what is on its way, of the same size, so that its arrival moves nothing. */
export function Skeleton(props: Props) {
  if (props.shape === 'block') {
    return <span aria-hidden className={styles.block} style={{ aspectRatio: props.ratio }} />;
  }
  if (props.shape === 'pill') return <span aria-hidden className={styles.pill} />;
  return (
    <span aria-hidden className={styles.lines}>
      {Array.from({ length: props.lines ?? 3 }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}

/** Holds skeletons and says once to screen readers what is being loaded. */
export function SkeletonArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy className={styles.area}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
