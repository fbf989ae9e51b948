import { stateNames } from '@clinic/mocks/states';
import { Link } from '@clinic/shared/navigation';

import { Controls } from './Controls.tsx';
import styles from './Gallery.module.css';
import { foundations } from './foundations.tsx';
import { pieces, pieceUrl } from './pieces.ts';
import type { Choice } from './readChoice.ts';
import { samples, type Entry } from './samples.tsx';

const entries = [...foundations, ...samples];
const names = entries.map(({ name }) => name);

/** Scrolls by hand: the URL's hash belongs to the router here. */
const show = (name: string) => document.getElementById(name)?.scrollIntoView();

/** A width is a window of its own: media queries look at nothing else. */
function Frame({ title, src, width }: { title: string; src: string; width: Choice['width'] }) {
  return (
    // The developer's own pages, which run scripts and keep storage: a sandbox would change what is looked at.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      title={title}
      src={src}
      loading="lazy"
      className={styles.frame}
      style={width === 'page' ? undefined : { inlineSize: `${width}px` }}
    />
  );
}

function States({ entry: { states } }: { entry: Entry }) {
  return Object.entries(states).map(([state, sample]) => (
    <div key={state} className={styles.state}>
      <p className={styles.stateName}>{state}</p>
      {sample}
    </div>
  ));
}

export function Gallery({ choice }: { choice: Choice }) {
  const { lang, width, only } = choice;
  const shown = entries.filter(({ name }) => !names.includes(only) || name === only);
  const piece = pieceUrl(choice);
  return (
    <div className={styles.page}>
      <nav aria-label="Components" className={styles.contents}>
        <p className={styles.title}>UI kit</p>
        <ul className={styles.list}>
          {shown.map(({ name }) => (
            <li key={name}>
              <Link to="/" keepPlace className={styles.entry} onClick={() => show(name)}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main className={styles.main}>
        <Controls choice={choice} names={names} pieces={pieces} states={stateNames} />
        {piece && (
          <section aria-label="Page">
            <p className={styles.note}>{piece}: needs `pnpm dev`.</p>
            <Frame title="Page" src={piece} width={width} />
          </section>
        )}
        {shown.map((entry) => (
          <section
            key={entry.name}
            id={entry.name}
            aria-labelledby={`${entry.name}-heading`}
            className={styles.component}
          >
            <h2 id={`${entry.name}-heading`}>{entry.name}</h2>
            {entry.note && <p className={styles.note}>{entry.note}</p>}
            {width === 'page' ? (
              <States entry={entry} />
            ) : (
              <Frame title={entry.name} src={`?bare=${entry.name}&lang=${lang}`} width={width} />
            )}
          </section>
        ))}
      </main>
    </div>
  );
}

/** One component and nothing else, for a frame. */
export function BareSample({ name }: { name: string }) {
  const entry = entries.find((item) => item.name === name);
  return <main className={styles.bare}>{entry && <States entry={entry} />}</main>;
}
