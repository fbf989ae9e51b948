import { Star } from 'lucide-react';

import styles from './Rating.module.css';

type Props = {
  /** From 0 to 5; parts of a star are drawn. */
  value: number;
  /** The rating in words, e.g. `4,5 de 5 estrellas`. */
  label: string;
};

const stars = [0, 1, 2, 3, 4] as const;

/** A rating as five stars; one picture with a name for those who don't see them. */
export function Rating({ value, label }: Props) {
  return (
    <span role="img" aria-label={label} className={styles.rating}>
      {stars.map((before) => {
        const filled = Math.min(1, Math.max(0, value - before));
        return (
          <span key={before} className={styles.star}>
            <Star size={18} aria-hidden className={styles.outline} />
            <Star
              size={18}
              aria-hidden
              className={styles.fill}
              style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }}
            />
          </span>
        );
      })}
    </span>
  );
}
