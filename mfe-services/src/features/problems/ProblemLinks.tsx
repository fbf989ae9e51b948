import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';

import type { ProblemList } from '#content/problemDocuments.ts';

import styles from './ProblemLinks.module.css';

type Props = { items: ProblemList['items']; headingLevel: 2 | 3 };

/** A list of all problems, each with its picture, its common name and its other names. */
export function ProblemLinks({ items, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.list}>
      {items.map(({ link, name, gloss, image }) => (
        <li key={link} className={stack(1, contentStart, styles.problem)}>
          <DataPicture
            picture={image}
            alt=""
            ratio="3 / 2"
            sizes="(min-width: 56rem) 18rem, 46vw"
            className={styles.picture}
          />
          <Heading className={styles.name}>
            <StretchedLink to={link} className={styles.link}>
              {name}
            </StretchedLink>
          </Heading>
          <p className={look('note', styles.gloss)}>{gloss}</p>
        </li>
      ))}
    </ul>
  );
}
