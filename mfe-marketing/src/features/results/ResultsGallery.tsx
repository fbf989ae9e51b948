import { Carousel } from '@clinic/shared/ui/Carousel';
import { Dialog } from '@clinic/shared/ui/Dialog';
import { Section } from '@clinic/shared/ui/Section';
import { useState } from 'react';

import type { CarouselWords, HomeContent, ResultItem } from '#content/types.ts';

import { Comparison } from './Comparison.tsx';
import { Result } from './Result.tsx';
import styles from './ResultsGallery.module.css';

type Props = { results: HomeContent['results']; words: CarouselWords };

const STAY_MS = 3000;
const TURN_MS = 500;
const inView = { phone: 1.2, tablet: 2.2, desktop: 3 };

/** Before and after, simulated. Each result opens a dialog that compares the two pictures. */
export function ResultsGallery({ results, words: { messages, startLabel, stopLabel } }: Props) {
  const { items, pictureLabel, openLabel, comparison, carouselLabel } = results;
  const [opened, setOpened] = useState<ResultItem | null>(null);

  const show = (item: ResultItem) => (
    <Result item={item} pictureLabel={pictureLabel} openLabel={openLabel} onOpen={() => setOpened(item)} />
  );

  // Both are prerendered, for the width of the window is not known there; CSS shows one of them.
  return (
    <Section kicker={results.kicker} heading={results.heading} lead={results.lead}>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.id}>{show(item)}</li>
        ))}
      </ul>
      <Carousel
        label={carouselLabel}
        messages={messages}
        slidesPerView={inView}
        speed={TURN_MS}
        autoplay={{ delay: STAY_MS, startLabel, stopLabel }}
        className={styles.slider}
        slides={items.map((item) => ({ id: item.id, content: show(item) }))}
      />
      <p className={styles.disclaimer}>{results.disclaimer}</p>
      {opened && (
        <Dialog heading={opened.overlayText} closeLabel={comparison.close} onClose={() => setOpened(null)}>
          <Comparison item={opened} words={comparison} pictureLabel={pictureLabel} />
          <p className={styles.disclaimer}>{results.disclaimer}</p>
        </Dialog>
      )}
    </Section>
  );
}
