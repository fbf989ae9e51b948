import type { ReactElement } from 'react';

import styles from './Timeline.module.css';

export type TimelineEvent = {
  /** Unique in its timeline. */
  id: string;
  year: number;
  title: string;
  text: string;
  media?: ReactElement;
};

type Props = {
  events: readonly TimelineEvent[];
  headingLevel: 2 | 3 | 4;
  /** `row` puts the events beside each other where there is room. */
  layout?: 'column' | 'row';
};

/** What happened, year by year, in order. */
export function Timeline({ events, headingLevel, layout = 'column' }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ol className={`${styles.timeline} ${layout === 'row' ? styles.row : ''}`}>
      {events.map(({ id, year, title, text, media }) => (
        <li key={id} className={styles.event}>
          <p className={styles.year}>
            <time dateTime={String(year)}>{year}</time>
          </p>
          {media && <div className={styles.media}>{media}</div>}
          <div className={styles.words}>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
