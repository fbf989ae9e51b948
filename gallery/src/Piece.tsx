import type { GalleryPiece } from '@clinic/shared/gallery';

import { Frame } from './Frame.tsx';
import styles from './Gallery.module.css';
import { bareUrl, type Choice } from './readChoice.ts';

/** The states of a piece, one below the other. */
export function States({ piece: { states } }: { piece: GalleryPiece }) {
  return Object.entries(states).map(([state, sample]) => (
    <div key={state} className={styles.state}>
      <p className={styles.stateName}>{state}</p>
      {sample}
    </div>
  ));
}

type Props = { piece: GalleryPiece; choice: Choice };

function Windows({ piece: { name, states }, choice }: Props) {
  return Object.keys(states).map((state) => (
    <div key={state} className={styles.state}>
      <p className={styles.stateName}>{state}</p>
      <Frame title={`${name}: ${state}`} src={bareUrl(choice, name, state)} width={choice.width} />
    </div>
  ));
}

/** A piece with its name. A chosen width is a window of its own: media queries look at nothing else. */
export function Piece({ piece, choice }: Props) {
  const { name, note, isAlone } = piece;
  return (
    <section id={name} aria-labelledby={`${name}-heading`} className={styles.component}>
      <h2 id={`${name}-heading`}>{name}</h2>
      {note && <p className={styles.note}>{note}</p>}
      {isAlone ? (
        <Windows piece={piece} choice={choice} />
      ) : choice.width === 'page' ? (
        <States piece={piece} />
      ) : (
        <Frame title={name} src={bareUrl(choice, name)} width={choice.width} />
      )}
    </section>
  );
}
