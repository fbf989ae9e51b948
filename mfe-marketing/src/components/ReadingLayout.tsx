import { look, stack } from '@clinic/shared/kit/layout';
import { Link, type SitePath } from '@tesela/core/navigation';
import type { ReactNode } from 'react';

import styles from './ReadingLayout.module.css';

type Props = {
  contentsLabel: string;
  /** Path of this page, for the links to its anchors. */
  path: SitePath;
  sections: readonly { id: string; heading: string }[];
  children: ReactNode;
};

/**
 * A long text with its table of contents. On small screens the contents stand above the text; on wide screens they stay
 * visible beside it.
 */
export function ReadingLayout({ contentsLabel, path, sections, children }: Props) {
  return (
    <div className={stack(7, styles.layout)}>
      <nav aria-label={contentsLabel} className={styles.contents}>
        <p className={look('kicker', styles.label)}>{contentsLabel}</p>
        <ol className={styles.list}>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={`${path}#${id}`} className={styles.link}>
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
