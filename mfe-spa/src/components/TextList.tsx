import styles from './TextList.module.css';

type Props = { heading: string; items: readonly string[] };

/** A heading and short points below it. */
export function TextList({ heading, items }: Props) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul role="list" className={styles.list}>
        {items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
