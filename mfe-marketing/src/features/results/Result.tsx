import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { Picture } from '#components/Picture.tsx';
import type { ResultItem } from '#content/types.ts';

import styles from './Result.module.css';

type Props = { item: ResultItem; pictureLabel: string; openLabel: string; onOpen: () => void };

/** The two halves cover a tall frame, so each shows a file as wide as the whole frame. */
const sizes = '(min-width: 48rem) 28vw, 78vw';

/** Before and after side by side; a press anywhere on the pictures compares them. */
export function Result({ item, pictureLabel, openLabel, onOpen }: Props) {
  const { before, image, alt, overlayText, modalDescription } = item;
  return (
    <div>
      <div className={styles.frame}>
        <div className={styles.pair}>
          <Picture name={before} alt="" ratio="2 / 5" sizes={sizes} />
          <Picture name={image} alt={alt} ratio="2 / 5" sizes={sizes} />
        </div>
        <p className={styles.label}>{pictureLabel}</p>
        <h3 className={styles.overlay}>
          <button type="button" aria-haspopup="dialog" className={styles.open} onClick={onOpen}>
            {overlayText}
            <VisuallyHidden>: {openLabel}</VisuallyHidden>
          </button>
        </h3>
      </div>
      <p className={styles.description}>{modalDescription}</p>
    </div>
  );
}
