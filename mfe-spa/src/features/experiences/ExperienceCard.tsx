import { Picture } from '#components/Picture.tsx';
import { Check } from 'lucide-react';

import type { SpaExperience } from '#content/types.ts';

import styles from './ExperienceCard.module.css';
import { pictureOf } from './ExperienceMedia.tsx';

type Props = {
  experience: SpaExperience;
  isSelected: boolean;
  touchHint: string;
  onSelect: () => void;
};

export function ExperienceCard({ experience, isSelected, touchHint, onSelect }: Props) {
  const { id, media, shortDescription, title, titleLang } = experience;
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-controls={id}
      onClick={onSelect}
      className={styles.card}
    >
      <Picture
        name={pictureOf(media)}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 64rem) 27vw, 60vw"
        className={styles.picture}
      />
      <span className={styles.text}>
        <span className={styles.title} lang={titleLang}>
          {title}
        </span>{' '}
        <span className={styles.short}>{shortDescription}</span>
        <span aria-hidden className={styles.hint}>
          {isSelected ? <Check size={20} /> : touchHint}
        </span>
      </span>
    </button>
  );
}
