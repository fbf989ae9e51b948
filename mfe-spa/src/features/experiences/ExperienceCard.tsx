import { contentStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { Link, type SitePath } from '@tesela/core/navigation';
import { useRef, useState, type CSSProperties, type MouseEvent } from 'react';

import type { SpaExperience, SpaLayout } from '#content/spaDocuments.ts';

import styles from './ExperienceCard.module.css';

type Props = {
  experience: SpaExperience;
  isSelected: boolean;
  words: SpaLayout['words'];
  to: SitePath;
  /** `picture` is the visible picture of this card. */
  onSelect: (picture: Element | null) => void;
};

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/**
 * A short view of an experience; its back lists what it includes. It turns on hover, keyboard focus and
 * touch. Screen readers always get both sides.
 */
export function ExperienceCard({ experience, isSelected, words, to, onSelect }: Props) {
  const { closeUp, highlights, id, image, kind, shortDescription, title, titleLang } = experience;
  const price = useTreatmentPrice(id);
  const closer: (CSSProperties & Record<'--close-up' | '--closer', string>) | undefined = closeUp
    ? { '--close-up': `${closeUp.x}% ${closeUp.y}%`, '--closer': '2.4' }
    : undefined;
  const card = useRef<HTMLDivElement>(null);
  const [wasTouched, setWasTouched] = useState(false);
  const titleId = `${id}-card`;
  const backId = `${id}-includes`;
  return (
    <div
      ref={card}
      className={styles.card}
      data-selected={isSelected || undefined}
      data-turned={(isSelected && wasTouched) || undefined}
    >
      <div className={styles.sides}>
        <div className={`${styles.side} ${stack(4, styles.front)}`} style={closer}>
          <DataPicture
            picture={image}
            alt=""
            ratio="4 / 3"
            sizes={closeUp ? '23rem' : '15rem'}
            className={styles.picture}
          />
          <div className={stack(1, contentStart, styles.text)}>
            <h3 id={titleId} lang={titleLang} className={styles.title}>
              {title}
            </h3>
            {price && <p className={look('small')}>{price.range}</p>}
            <p className={look('kicker')}>{kind}</p>
            <p className={look('note')}>{shortDescription}</p>
          </div>
        </div>
        <div id={backId} className={`${styles.side} ${stack(2, styles.back)}`}>
          {/* Hidden from screen readers, because the front has the same title. */}
          <p aria-hidden lang={titleLang} className={styles.title}>
            {title}
          </p>
          <p className={look('kicker')}>{words.includes}</p>
          <ul role="list" className={stack(1, styles.highlights)}>
            {highlights.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <p className={styles.hint}>{words.touchHint}</p>
        </div>
      </div>
      <Link
        to={to}
        keepPlace
        aria-labelledby={titleId}
        aria-describedby={backId}
        aria-current={isSelected || undefined}
        className={styles.link}
        onPointerUp={({ pointerType }) => {
          if (pointerType === 'touch') setWasTouched(!(isSelected && wasTouched));
        }}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          if (!isSelected) onSelect(card.current?.querySelector('picture') ?? null);
        }}
      />
    </div>
  );
}
