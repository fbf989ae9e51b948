import type { StoresDocument } from '#data/documents.ts';

import styles from './StorePicker.module.css';

/** Slot `store-picker`. What is chosen belongs to the form around it: no event, no script. */
export function StorePicker({ content }: { content: StoresDocument }) {
  return (
    <ul className={styles.list}>
      {content.stores.map(({ id, name, street, city, picture }) => (
        <li key={id}>
          <label className={styles.store}>
            <img src={picture} alt="" width="400" height="300" loading="lazy" />
            <span>
              <strong>{name}</strong>
              <br />
              {street}, {city}
            </span>
            <input type="radio" name="storeId" value={id} required />
          </label>
        </li>
      ))}
    </ul>
  );
}
