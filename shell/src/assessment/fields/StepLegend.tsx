import { look } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import type { Ref } from 'react';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from '../AssessmentForm.module.css';
import { steps, type Step } from './steps.ts';

type Props = { words: AssessmentWords['steps']; step: Step; ref: Ref<HTMLLegendElement> };

/** Names what a screen of the form asks for; takes the focus when the visitor comes to it. */
export function StepLegend({ words, step, ref }: Props) {
  const lang = useLang();
  const place = { step: steps.indexOf(step) + 1, count: steps.length };
  return (
    <legend ref={ref} tabIndex={-1} className={styles.legend}>
      {words[step]} <span className={look('note', styles.place)}>{fill(words.place, place, lang)}</span>
    </legend>
  );
}
