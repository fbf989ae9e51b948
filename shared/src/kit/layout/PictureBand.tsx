import type { ReactNode } from 'react';

import { DataPicture, type NamedPicture } from '../picture/Picture.tsx';
import styles from './PictureBand.module.css';
import { Section } from './Section.tsx';

type Props = { picture: NamedPicture; heading: string; lead: string; children: ReactNode };

/**
 * The last band of a page: what to do next, beside a picture that reaches the edges of the band. On a narrow screen the
 * picture is above the words.
 */
export function PictureBand({ picture, heading, lead, children }: Props) {
  return (
    <div className={styles.band}>
      <DataPicture
        picture={picture}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 64rem) 48vw, 100vw"
        className={styles.picture}
      />
      <Section tone="sand" heading={heading} lead={lead} className={styles.words}>
        {children}
      </Section>
    </div>
  );
}
