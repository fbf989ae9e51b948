import styles from './Metrics.module.css';

type Props = { items: readonly { label: string; value: string }[] };

/** Key figures side by side. */
export function Metrics({ items }: Props) {
  return (
    <dl className={styles.metrics}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.metric}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
