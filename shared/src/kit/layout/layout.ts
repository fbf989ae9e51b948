import styles from './layout.module.css';
import looks from './look.module.css';

/** A step of the scale of spaces (`styles/tokens.css`); 0 where the own class says the gap. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type Names = (string | undefined)[];

const join = (...names: Names): string => names.filter(Boolean).join(' ');

const gapClass = (gap: Gap): string | undefined => (gap === 0 ? undefined : styles[`gap${gap}`]);

/*
 * Layouts as class names, and not as components: they go on the list, header or link that is there already. Own classes
 * come after them and win, for the kit's layer is the weaker one.
 */

/** Things below each other. */
export const stack = (gap: Gap, ...more: Names): string => join(styles.stack, gapClass(gap), ...more);

/** Things beside each other, centred on a line, as many lines as it takes. */
export const cluster = (gap: Gap, ...more: Names): string => join(styles.cluster, gapClass(gap), ...more);

/** Columns of one width: one on a phone, `medium` from 48 rem on, `wide` from 64 rem on. */
export const grid = (gap: Gap, columns: { medium?: 2 | 3; wide?: 3 | 4 }, ...more: Names): string =>
  join(
    styles.grid,
    gapClass(gap),
    columns.medium && styles[`medium${columns.medium}`],
    columns.wide && styles[`wide${columns.wide}`],
    ...more,
  );

/** No gap between the lines of a cluster: its links are tall enough. */
export const dense = String(styles.dense);

/** What is in a stack is as wide as it must be. */
export const itemsStart = String(styles.itemsStart);

/** What a stack has in height beyond its content stays below it. */
export const contentStart = String(styles.contentStart);

/** Both ends of a cluster are used. */
export const spread = String(styles.spread);

/** What needs scripts: it is not shown without them. */
export const scripted = String(styles.scripted);

/** Reaches the edges of the window, its content those of the page. */
export const band = (...more: Names): string => join(styles.band, ...more);

/** A link that a thumb hits. */
export const target = (...more: Names): string => join(styles.target, ...more);

/** How words look: `note` is small and pale, `kicker` stands above a heading, `lead` below one. */
export const look = (
  kind: 'note' | 'quiet' | 'kicker' | 'lead' | 'measure' | 'title' | 'small' | 'strong',
  ...more: Names
): string => join(looks[kind], ...more);
