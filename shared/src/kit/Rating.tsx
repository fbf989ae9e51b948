import styles from './Rating.module.css';

type Props = {
  value: 1 | 2 | 3 | 4 | 5;
  /** The rating in words, e.g. `4 de 5 estrellas`. */
  label: string;
};

/** A rating as five stars; one picture with a name for those who don't see them. */
export function Rating({ value, label }: Props) {
  return (
    <span
      role="img"
      aria-label={label}
      className={styles.rating}
      style={{ backgroundSize: `${value * 20}% 100%` }}
    />
  );
}
