import type { GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';

import styles from './Gallery.module.css';
import type { GalleryGroup } from './groups.ts';

type Choice = { lang: Lang; only?: string | null; state?: string | null };

const galleryUrl = (choice: Choice) =>
  `?${new URLSearchParams(Object.entries(choice).filter((entry): entry is [string, string] => Boolean(entry[1])))}`;

/** Links to a piece, or to each state of a piece that covers the page. */
function Links({ piece, lang }: { piece: GalleryPiece; lang: Lang }) {
  const { name, isAlone, states } = piece;
  const links = isAlone
    ? Object.keys(states).map((state) => ({ label: `${name}: ${state}`, state }))
    : [{ label: name }];
  return links.map(({ label, ...rest }) => (
    <li key={label}>
      <a href={galleryUrl({ lang, only: name, ...rest })} className={styles.entry}>
        {label}
      </a>
    </li>
  ));
}

function States({ states }: Pick<GalleryPiece, 'states'>) {
  return Object.entries(states).map(([state, sample]) => (
    <div key={state}>
      <p className={styles.stateName}>{state}</p>
      {sample}
    </div>
  ));
}

function Piece({ piece: { name, note, isAlone, states } }: { piece: GalleryPiece }) {
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className={styles.component}>
      <h3 id={`${name}-heading`}>{name}</h3>
      {note && <p className={styles.note}>{note}</p>}
      {isAlone ? <p className={styles.note}>Each of its states has a page.</p> : <States states={states} />}
    </section>
  );
}

type Props = Choice & { groups: readonly GalleryGroup[] };

/** Shows all pieces, with `only` one piece, with `state` one state of that piece. */
export function Gallery({ groups, lang, only, state }: Props) {
  const piece = groups.flatMap(({ pieces }) => pieces).find(({ name }) => name === only);
  if (piece && state) return piece.states[state];
  if (piece)
    return (
      <main className={piece.isWide ? styles.bareWide : styles.bare}>
        <States states={piece.states} />
      </main>
    );
  return (
    <div className={styles.page}>
      <nav aria-label="Pieces" className={styles.contents}>
        {groups.map(({ name, pieces }) => (
          <section key={name}>
            <p className={styles.title}>{name}</p>
            <ul>
              {pieces.map((each) => (
                <Links key={each.name} piece={each} lang={lang} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <main className={styles.main}>
        <a href={galleryUrl({ lang: lang === 'es' ? 'en' : 'es' })}>
          {lang === 'es' ? 'English' : 'Español'}
        </a>
        {groups.map(({ name, pieces }) => (
          <section key={name} aria-labelledby={`${name}-pieces`} className={styles.main}>
            <h2 id={`${name}-pieces`}>{name}</h2>
            {pieces.map((each) => (
              <Piece key={each.name} piece={each} />
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
