import { band, contentStart, look, stack } from '@clinic/shared/kit/layout';

import type { AboutDocument } from '#content/documents/pages.ts';

import styles from './Purpose.module.css';

type Props = Pick<AboutDocument, 'timeline' | 'values'>;

/** Mission, vision, leadership and values as entries along a vertical line. */
export function Purpose({ timeline, values }: Props) {
  return (
    <ol className={band(styles.timeline)}>
      {timeline.map(({ id, title, text, targetYear }) => (
        <li key={id} id={id} className={stack(3, styles.entry)}>
          <h2>{title}</h2>
          {targetYear && (
            <p aria-hidden className={styles.year}>
              {targetYear}
            </p>
          )}
          <div className={styles.words}>
            <p className={styles.text}>{text}</p>
            {id === 'valores' && <Values values={values} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Values({ values }: Pick<Props, 'values'>) {
  return (
    <ul className={stack(6, styles.values)}>
      {values.map(({ title, text }) => (
        <li key={title} className={stack(2, contentStart, styles.value)}>
          <h3>{title}</h3>
          <p className={look('quiet')}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
