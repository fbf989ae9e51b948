import { scripted, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useEffect, useRef } from 'react';

import styles from './Result.module.css';
import { toneLayer, type ShownResult } from './tones.ts';

type Props = {
  item: ShownResult;
  openLabel: string;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
};

/** Each half is a crop from a picture that is as wide as the whole frame. */
const sizes = '(width > 768px) 14vw, 42vw';

/** Time after which a resting pointer chooses a result, in ms. A pointer that only passes over it chooses nothing. */
const REST_MS = 150;

/**
 * A picture of the skin before and one after, side by side. Pointing at the result chooses it; a click anywhere on it
 * opens it.
 */
export function Result({ item, openLabel, isChosen, onChoose, onOpen }: Props) {
  const { before, image, alt, overlayText, modalDescription } = item;
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = () => clearTimeout(rest.current);
  useEffect(() => leave, []);

  return (
    <figure className={stack(2, styles.result)} data-chosen={isChosen || undefined}>
      <div className={styles.pair} style={toneLayer(item)}>
        <DataPicture picture={before} alt="" ratio="1 / 2" sizes={sizes} />
        <DataPicture picture={image} alt={alt} ratio="1 / 2" sizes={sizes} />
      </div>
      <figcaption className={stack(1)}>
        <button
          type="button"
          aria-haspopup="dialog"
          className={`${styles.open} ${scripted}`}
          onClick={onOpen}
          onFocus={onChoose}
          onPointerEnter={({ pointerType }) => {
            if (pointerType === 'mouse') rest.current = setTimeout(onChoose, REST_MS);
          }}
          onPointerLeave={leave}
        >
          {overlayText}
          <VisuallyHidden>: {openLabel}</VisuallyHidden>
        </button>
        {/* React renders the content of `noscript` only on the server. */}
        <noscript>{overlayText}</noscript>
        <span className={styles.description}>{modalDescription}</span>
      </figcaption>
    </figure>
  );
}
