import { Picture } from '@clinic/shared/ui/Picture';
import { Section } from '@clinic/shared/ui/Section';

import type { HomeContent } from '#content/types.ts';

import styles from './ResultsGallery.module.css';

type Props = { results: HomeContent['results'] };

/** Before and after, simulated: a grid on wide screens, a row that scrolls sideways on small ones. */
export function ResultsGallery({ results }: Props) {
  return (
    <Section kicker={results.kicker} heading={results.heading} lead={results.lead}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys must scroll the row */}
      <ul tabIndex={0} aria-label={results.heading} className={styles.gallery}>
        {results.items.map(({ id, image, alt, overlayText, modalDescription }) => (
          <li key={id} className={styles.item}>
            <div className={styles.frame}>
              <Picture name={image} alt={alt} ratio="4 / 5" />
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
