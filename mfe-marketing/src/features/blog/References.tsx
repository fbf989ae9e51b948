import { look, stack } from '@clinic/shared/kit/layout';

import type { PostDocument } from '#content/documents/blog.ts';

import styles from './References.module.css';

type Props = { heading: string; references: PostDocument['article']['references'] };

/** What an article rests on. */
export function References({ heading, references }: Props) {
  return (
    <section className={look('note', styles.references)}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={stack(2, styles.list)}>
        {references.map(({ text, url }) => (
          <li key={text}>
            {url ? (
              <a href={url} target="_blank" rel="noopener external">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
