import { Button } from '@clinic/shared/kit/Button';
import { look, scripted, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useState, type CSSProperties } from 'react';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Comparison.module.css';
import { toneLayer, type ShownResult } from './tones.ts';

type Results = HomeDocument['results'];

type Props = { item: ShownResult; words: Results['comparison']; pictureLabel?: string };

const sizes = '(min-width: 48rem) 44rem, 100vw';

/**
 * Two pictures, one on top of the other. The slider moves the line between them; the buttons show one of them
 * completely. Without scripts the line stays in the middle.
 */
export function Comparison({ item, words, pictureLabel }: Props) {
  const lang = useLang();
  /** Part of the frame that shows the skin before, in percent. */
  const [before, setBefore] = useState(50);
  const split: CSSProperties & Record<'--split', string> = {
    '--split': `${before}%`,
    ...toneLayer(item),
  };

  return (
    <div className={stack(3, styles.comparison)} style={split}>
      <div className={styles.frame}>
        <DataPicture picture={item.before} alt="" ratio="4 / 3" sizes={sizes} className={styles.picture} />
        <div className={styles.after}>
          <DataPicture
            picture={item.image}
            alt={item.alt}
            ratio="4 / 3"
            sizes={sizes}
            className={styles.picture}
          />
        </div>
        {pictureLabel && <p className={look('note', styles.label)}>{pictureLabel}</p>}
      </div>
      <input
        type="range"
        min={0}
        max={100}
        value={before}
        aria-label={words.slider}
        aria-valuetext={fill(words.share, { before, after: 100 - before }, lang)}
        className={`${styles.slider} ${scripted}`}
        onChange={(event) => setBefore(event.currentTarget.valueAsNumber)}
      />
      <div role="group" aria-label={words.sides} className={`${styles.sides} ${scripted}`}>
        <Button variant="secondary" aria-pressed={before === 100} onClick={() => setBefore(100)}>
          {words.before}
        </Button>
        <Button variant="secondary" aria-pressed={before === 0} onClick={() => setBefore(0)}>
          {words.after}
        </Button>
      </div>
    </div>
  );
}
