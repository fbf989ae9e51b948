import { Carousel } from '@clinic/shared/kit/Carousel';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { look, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useState } from 'react';

import type { CarouselWords } from '#components/carouselWords.ts';
import type { HomeDocument } from '#content/documents/home.ts';

import { Comparison } from './Comparison.tsx';
import { Result } from './Result.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import styles from './ResultsGallery.module.css';
import { ToneChooser } from './ToneChooser.tsx';
import { useTone, type ShownResult } from './tones.ts';

type Props = { results: HomeDocument['results']; words: CarouselWords };

const STAY_MS = 3000;
const inView = { phone: 2.2, tablet: 3.2, desktop: 6 };

/** Simulated results: one large comparison, and a thumbnail of each result that chooses it or opens it in a dialog. */
export function ResultsGallery({ results, words: { messages, startLabel, stopLabel } }: Props) {
  const { pictureLabel, openLabel, comparison, carouselLabel, tones } = results;
  const lang = useLang();
  const [choice, setChoice] = useTone();
  const [chosenId, setChosen] = useState(results.items[0]?.id);
  const [openedId, setOpened] = useState<string | null>(null);

  const items = results.items.map((item): ShownResult => {
    const shownTone = choice === 'varios' ? item.tone : choice;
    const name = tones.names[shownTone].toLocaleLowerCase(lang);
    return { ...item, shownTone, alt: fill(item.alt, { tone: name }, lang) };
  });
  const chosen = items.find(({ id }) => id === chosenId);
  const opened = items.find(({ id }) => id === openedId);

  const show = (item: ShownResult) => (
    <Result
      item={item}
      openLabel={openLabel}
      isChosen={item === chosen}
      onChoose={() => setChosen(item.id)}
      onOpen={() => {
        setChosen(item.id);
        setOpened(item.id);
      }}
    />
  );

  return (
    <Section id="antes-y-despues" kicker={results.kicker} heading={results.heading} lead={results.lead}>
      {chosen && (
        <div className={stack(0, styles.stage)}>
          <Comparison key={chosen.id} item={chosen} words={comparison} pictureLabel={pictureLabel} />
          <div className={stack(4, styles.words)}>
            <h3>{chosen.overlayText}</h3>
            <p>{chosen.modalDescription}</p>
            <ResultFacts item={chosen} labels={results.facts} />
            <ToneChooser words={tones} tone={choice} onChoose={setChoice} />
            <p className={look('note', styles.disclaimer)}>{results.disclaimer}</p>
          </div>
        </div>
      )}
      {/* All widths use the same list: CSS shows it as a grid or as a carousel. */}
      <Carousel
        label={carouselLabel}
        messages={messages}
        slidesPerView={inView}
        autoplay={{ delay: STAY_MS, startLabel, stopLabel }}
        className={styles.thumbnails}
        slides={items.map((item) => ({ id: item.id, content: show(item) }))}
      />
      {opened && (
        <Dialog heading={opened.overlayText} closeLabel={comparison.close} onClose={() => setOpened(null)}>
          <div className={stack(4, styles.opened)}>
            <Comparison item={opened} words={comparison} />
            <p>{opened.modalDescription}</p>
            <ResultFacts item={opened} labels={results.facts} />
            <p className={look('note', styles.disclaimer)}>{results.disclaimer}</p>
          </div>
        </Dialog>
      )}
    </Section>
  );
}
