import { look } from '@clinic/shared/kit/layout';

import type { ProblemDocument } from '#content/problemDocuments.ts';

import styles from './Sources.module.css';

type Props = { heading: string; sources: ProblemDocument['sources'] };

/** What the page rests on. */
export function Sources({ heading, sources }: Props) {
  return (
    <section className={look('note')}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {sources.map(({ text, url }) => (
          <li key={text}>
            {url ? (
              <a href={url} target="_blank" rel="noopener external" className={look('quiet')}>
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
