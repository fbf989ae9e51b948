import styles from './BrandMark.module.css';
import { Mark } from './Mark.tsx';

type Props = { name: string; className?: string };

/** The clinic's logo: the mark and the short name. */
export function BrandMark({ name, className = '' }: Props) {
  return (
    <span className={`${styles.brand} ${className}`}>
      <Mark className={styles.leaf} />
      <span className={styles.name}>{name}</span>
    </span>
  );
}
