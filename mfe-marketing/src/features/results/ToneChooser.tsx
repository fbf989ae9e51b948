import { look, scripted } from '@clinic/shared/kit/layout';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useId } from 'react';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './ToneChooser.module.css';
import { swatchOf, toneChoices, type ToneChoice } from './tones.ts';

type Props = {
  words: HomeDocument['results']['tones'];
  tone: ToneChoice;
  onChoose: (tone: ToneChoice) => void;
};

/** Buttons for the tone of skin in which all simulations are shown. */
export function ToneChooser({ words, tone, onChoose }: Props) {
  const group = useId();
  const isHydrated = useIsHydrated();
  return (
    <fieldset className={`${styles.tones} ${scripted}`}>
      <legend className={look('quiet', styles.legend)}>{words.legend}</legend>
      {toneChoices.map((each) => (
        <label key={each} className={styles.tone}>
          <input
            type="radio"
            name={group}
            checked={each === tone}
            className={styles.swatch}
            style={isHydrated ? { backgroundImage: swatchOf(each) } : undefined}
            onChange={() => onChoose(each)}
          />
          {words.names[each]}
        </label>
      ))}
    </fieldset>
  );
}
