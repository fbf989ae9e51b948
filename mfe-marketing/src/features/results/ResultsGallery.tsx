import { Picture } from '#components/Picture.tsx';
import { Section } from '@clinic/shared/ui/Section';

import type { HomeContent } from '#content/types.ts';

import styles from './ResultsGallery.module.css';

type Props = { results: HomeContent['results'] };

/** The two halves cover a tall frame, so each shows a file as wide as the whole frame. */
const sizes = '(min-width: 48rem) 28vw, 78vw';

/** Before and after, simulated: a grid on wide screens, a row that scrolls sideways on small ones. */
export function ResultsGallery({ results }: Props) {
  return (
    <Section kicker={results.kicker} heading={results.heading} lead={results.lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys must scroll the row */}
      <ul tabIndex={0} aria-label={results.heading} className={styles.gallery}>
        {results.items.map(({ id, before, image, alt, overlayText, modalDescription }) => (
          <li key={id} className={styles.item}>
            <div className={styles.frame}>
              <div className={styles.pair}>
                <Picture name={before} alt="" ratio="2 / 5" sizes={sizes} />
                <Picture name={image} alt={alt} ratio="2 / 5" sizes={sizes} />
              </div>
              <p className={styles.label}>{results.pictureLabel}</p>
              <h3 className={styles.overlay}>{overlayText}</h3>
            </div>
            <p className={styles.description}>{modalDescription}</p>
          </li>
        ))}
      </ul>
      <p className={styles.disclaimer}>{results.disclaimer}</p>
    </Section>
  );
}
