import { cluster, dense, stack, target } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';
import type { ReactNode } from 'react';

import type { GuideSection } from '#content/guide.ts';

import styles from './GuideAnswer.module.css';

type Props = {
  section: GuideSection;
  /** The products that the section names. */
  children: ReactNode;
};

/** The answer to a question about using the products. */
export function GuideAnswer({ section, children }: Props) {
  const { answer, steps, rows, note, more } = section;
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps && (
        <ol className={stack(3, styles.steps)}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {rows && (
        <dl className={styles.rows}>
          {rows.map(({ label, value }) => (
            <div key={label} className={stack(4, styles.row)}>
              <dt className={styles.label}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {note && <p className={styles.note}>{note}</p>}
      {children}
      {more && (
        <ul className={cluster(5, dense)}>
          {more.map(({ label, link }) => (
            <li key={link}>
              <Link to={link} className={target()}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
