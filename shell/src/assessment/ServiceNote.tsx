import styles from './AssessmentForm.module.css';

type Props = { label: string; serviceName: string; category: string };

/** What the form was opened from. */
export function ServiceNote({ label, serviceName, category }: Props) {
  return (
    <p className={styles.service}>
      <span className={styles.about}>{label}</span> <strong>{serviceName}</strong>
      {category && <span className={styles.category}> · {category}</span>}
    </p>
  );
}
