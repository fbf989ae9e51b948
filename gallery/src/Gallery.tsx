import { Link } from '@clinic/shared/navigation';

import styles from './Gallery.module.css';
import { foundations } from './foundations.tsx';
import { samples } from './samples.tsx';

const entries = [...foundations, ...samples];

/** Scrolls by hand: the URL's hash belongs to the router here. */
const show = (name: string) => document.getElementById(name)?.scrollIntoView();

export function Gallery() {
  return (
    <div className={styles.page}>
      <nav aria-label="Components" className={styles.contents}>
        <p className={styles.title}>UI kit</p>
        <ul className={styles.list}>
          {entries.map(({ name }) => (
            <li key={name}>
              <Link to="/" keepPlace className={styles.entry} onClick={() => show(name)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>
        {entries.map(({ name, note, states }) => (
          <section key={name} id={name} aria-labelledby={`${name}-heading`} className={styles.component}>
            <h2 id={`${name}-heading`}>{name}</h2>
            {note && <p className={styles.note}>{note}</p>}
            {Object.entries(states).map(([state, sample]) => (
              <div key={state} className={styles.state}>
                <p className={styles.stateName}>{state}</p>
                {sample}
              </div>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
