import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';
import { useSite } from '@tesela/core/site';

import type { Review } from '../api/review.ts';
import { sampleMark } from '../api/siteFacts.ts';
import styles from './MedicalReview.module.css';

type Props = { review: Review };

/** One line on who reviewed the page and when; what the page rests on folds below it. */
export function MedicalReview({ review: { name, profile, says, nextSays, heading, sources } }: Props) {
  const { sample } = useSite();
  const lang = useLang();
  return (
    <details className={styles.review}>
      <summary>
        {says} {name}
        {sample && sampleMark[lang]}
      </summary>
      <p>
        <Link to={profile}>{name}</Link>. {nextSays} {heading}:
      </p>
      <ul className={styles.sources}>
        {sources.map(({ text, url }) => (
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
      </ul>
    </details>
  );
}
