import { band, stack } from '@clinic/shared/kit/layout';

import type { AboutDocument } from '#content/documents/pages.ts';

import styles from './Quote.module.css';

type Props = { quote: AboutDocument['quote'] };

export function Quote({ quote }: Props) {
  return (
    <figure className={stack(6, band(styles.band))}>
      <blockquote className={styles.quote}>
        <p>{quote.text}</p>
      </blockquote>
      <figcaption className={styles.author}>
        {quote.author}
        <span className={styles.role}>{quote.role}</span>
      </figcaption>
    </figure>
  );
}
