import { stack } from '@clinic/shared/kit/layout';

import styles from './NumberedSteps.module.css';

type Props = { heading: string; steps: readonly string[] };

/** A heading and numbered steps. */
export function NumberedSteps({ heading, steps }: Props) {
  return (
    <div>
      <h3>{heading}</h3>
      {/* Safari does not expose a list without markers as a list unless it has the role. */}
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
