import { look } from '@clinic/shared/kit/layout';
import type { Ref } from 'react';

import type { AssessmentWords } from '#content/types.ts';

import styles from '../AssessmentForm.module.css';
import { steps, type Step } from './steps.ts';

type Props = { words: AssessmentWords['steps']; step: Step; ref: Ref<HTMLLegendElement> };

/** Names what a screen of the form asks for; takes the focus when the visitor comes to it. */
export function StepLegend({ words, step, ref }: Props) {
  return (
    <legend ref={ref} tabIndex={-1} className={styles.legend}>
      {words[step]}{' '}
      <span className={look('note', styles.place)}>{words.place(steps.indexOf(step) + 1, steps.length)}</span>
    </legend>
  );
}
