import type { PostArticle } from '#content/types.ts';

import styles from './References.module.css';

type Props = { heading: string; references: PostArticle['references'] };

/** What an article rests on. */
export function References({ heading, references }: Props) {
  return (
    <section className={styles.references}>
      <h2 className={styles.heading}>{heading}</h2>
      <ol className={styles.list}>
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
