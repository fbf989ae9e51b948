import { stack } from '@clinic/shared/kit/layout';

import styles from './NumberedSteps.module.css';

type Props = { heading: string; steps: readonly string[] };

/** What happens, in its order. */
export function NumberedSteps({ heading, steps }: Props) {
  return (
    <div>
      <h3>{heading}</h3>
      {/* Safari drops the list role of a list without markers, unless it is said. */}
      <ol role="list" className={styles.steps}>
        {steps.map((step) => (
          <li key={step} className={stack(4, styles.step)}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
