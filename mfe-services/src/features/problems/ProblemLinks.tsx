import { StretchedLink } from '@clinic/shared/ui/StretchedLink';

import type { ProblemSummary } from '#content/problemTypes.ts';

import styles from './ProblemLinks.module.css';

type Props = { items: readonly ProblemSummary[]; headingLevel: 2 | 3 };

/** Every problem by its name, as people call it, and what else they call it. */
export function ProblemLinks({ items, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({ link, name, gloss }) => (
        <li key={link} className={styles.problem}>
          <Heading className={styles.name}>
            <StretchedLink to={link} className={styles.link}>
              {name}
            </StretchedLink>
          </Heading>
          <p className={styles.gloss}>{gloss}</p>
        </li>
      ))}
    </ul>
  );
}
