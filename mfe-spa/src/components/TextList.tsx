import { stack } from '@clinic/shared/kit/layout';

import styles from './TextList.module.css';

type Props = { heading: string; items: readonly string[] };

/** A heading and a list of short points. */
export function TextList({ heading, items }: Props) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul role="list" className={stack(2, styles.list)}>
        {items.map((item) => (
          <li key={item} className={stack(3, styles.item)}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
