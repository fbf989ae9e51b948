import { Sprig } from './Sprig.tsx';
import styles from './BrandMark.module.css';

type Props = { name: string; className?: string };

/** The wordmark: a sprig of arrayán drawn in one fine line, and the clinic's short name. */
export function BrandMark({ name, className = '' }: Props) {
  return (
    <span className={`${styles.brand} ${className}`}>
      <Sprig className={styles.leaf} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
