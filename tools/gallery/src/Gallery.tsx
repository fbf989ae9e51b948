import type { GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@tesela/core/lang';

import styles from './Gallery.module.css';

/** The pieces of one package. */
export type GalleryGroup = { name: string; pieces: readonly GalleryPiece[] };

type Props = {
  groups: readonly GalleryGroup[];
  lang: Lang;
  /** A state by its piece and name, e.g. `Cart: empty`. */
  only?: string | null;
};

function Piece({ lang, name, isAlone, states }: GalleryPiece & { lang: Lang }) {
  return (
    <section aria-label={name} className={styles.piece}>
      <h3>{name}</h3>
      {Object.entries(states).map(([state, sample]) => (
        <div key={state}>
          {isAlone ? (
            <a href={`?${new URLSearchParams({ lang, only: `${name}: ${state}` })}`}>{state}</a>
          ) : (
            <>
              <p className={styles.state}>{state}</p>
              {sample}
            </>
          )}
        </div>
      ))}
    </section>
  );
}

/** Shows all states on one page. What covers a page has a link to a page of its own. */
export function Gallery({ groups, lang, only }: Props) {
  const [name, state = ''] = only?.split(': ') ?? [];
  const piece = groups.flatMap(({ pieces }) => pieces).find((each) => each.name === name);
  if (piece) return <main>{piece.states[state]}</main>;
  return (
    <main className={styles.page}>
      <h1>Gallery</h1>
      {groups.map((group) => (
        <section key={group.name} className={styles.page}>
          <h2>{group.name}</h2>
          {group.pieces.map((each) => (
            <Piece key={each.name} lang={lang} {...each} />
          ))}
        </section>
      ))}
    </main>
  );
}
