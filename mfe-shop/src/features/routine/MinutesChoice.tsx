import { cluster, scripted } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import { Chip } from '#components/Chip.tsx';
import { minuteChoices, type Minutes } from '#content/routine/rules.ts';
import type { RoutineDocument } from '#content/shopDocuments.ts';

import styles from './MinutesChoice.module.css';

type Props = {
  words: RoutineDocument['minutes'];
  minutes: Minutes;
  onChoose: (minutes: Minutes) => void;
};

/** The choice of minutes. Without scripts the page shows all steps and says which need more time. */
export function MinutesChoice({ words, minutes, onChoose }: Props) {
  const lang = useLang();
  return (
    <fieldset className={`${styles.choice} ${scripted}`}>
      <legend className={styles.legend}>{words.label}</legend>
      <div className={cluster(2)}>
        {minuteChoices.map((count) => (
          <Chip
            key={count}
            name="minutos"
            value={String(count)}
            isChosen={count === minutes}
            onChoose={() => onChoose(count)}
          >
            {fill(words.option, { count }, lang)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
