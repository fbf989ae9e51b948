import { scenarioNames } from '@clinic/mocks/scenarios';
import { stateNames } from '@clinic/mocks/states';
import { Link } from '@clinic/shared/navigation';

import { Controls } from './Controls.tsx';
import { Frame } from './Frame.tsx';
import styles from './Gallery.module.css';
import type { Group } from './groups.ts';
import { pieces, pieceUrl } from './pieces.ts';
import { Piece, States } from './Piece.tsx';
import type { Choice } from './readChoice.ts';

/** Scrolls by hand: the router here knows no address of the browser's. */
const show = (name: string) => document.getElementById(name)?.scrollIntoView();

type Props = { choice: Choice; groups: readonly Group[] };

/** The group that was chosen, or the one of the piece that was; else the first. */
function chooseGroup({ choice, groups }: Props): Group | undefined {
  const hasPiece = (group: Group) => group.pieces.some(({ name }) => name === choice.only);
  return groups.find(hasPiece) ?? groups.find(({ name }) => name === choice.group) ?? groups[0];
}

export function Gallery({ choice, groups }: Props) {
  const group = chooseGroup({ choice, groups });
  const all = group?.pieces ?? [];
  const only = all.filter(({ name }) => name === choice.only);
  const shown = only.length > 0 ? only : all;
  const page = pieceUrl(choice);
  return (
    <div className={styles.page}>
      <nav aria-label="Components" className={styles.contents}>
        <p className={styles.title}>{group?.name}</p>
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
        <Controls
          choice={choice}
          group={group?.name ?? ''}
          groups={groups.map(({ name }) => name)}
          names={all.map(({ name }) => name)}
          pieces={pieces}
          states={stateNames}
          scenarios={scenarioNames}
        />
        {page && (
          <section aria-label="Page">
            <p className={styles.note}>{page}: needs `pnpm dev`.</p>
            <Frame title="Page" src={page} width={choice.width} />
          </section>
        )}
        {shown.map((piece) => (
          <Piece key={piece.name} piece={piece} choice={choice} />
        ))}
      </main>
    </div>
  );
}

type BareProps = { name: string; state: string | null; groups: readonly Group[] };

/** One piece, or one state of it, and nothing else, for a frame. */
export function BarePiece({ name, state, groups }: BareProps) {
  const piece = groups.flatMap((group) => group.pieces).find((item) => item.name === name);
  if (!piece) return null;
  return state === null ? (
    <main className={piece.isWide ? styles.bareWide : styles.bare}>
      <States piece={piece} />
    </main>
  ) : (
    piece.states[state]
  );
}
