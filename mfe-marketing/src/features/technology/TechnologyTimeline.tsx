import { grid, look } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { Section } from '@clinic/shared/kit/Section';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './TechnologyTimeline.module.css';

type Props = { timeline: HomeDocument['timeline'] };

/** The technology that the clinic added, year by year. */
export function TechnologyTimeline({ timeline }: Props) {
  return (
    <Section kicker={timeline.kicker} heading={timeline.heading} lead={timeline.lead}>
      {/* On a phone, the list scrolls, so it must be focusable by keyboard. */}
      <ol
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={timeline.heading}
        className={grid(6, { medium: 2, wide: 4 }, styles.years)}
      >
        {timeline.events.map(({ year, title, text, image }) => (
          <li key={year} className={styles.event}>
            <p className={styles.year}>{year}</p>
            <DataPicture
              picture={image}
              alt=""
              ratio="4 / 3"
              sizes="(min-width: 64rem) 20vw, 80vw"
              className={styles.picture}
            />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={look('note')}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
