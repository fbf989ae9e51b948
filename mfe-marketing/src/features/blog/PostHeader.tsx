import { band, cluster, itemsStart, look, stack, target } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { fill } from '@tesela/core/fill';
import { formatDay, useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';

import { BackLink } from '#components/BackLink.tsx';
import type { PostDocument } from '#content/documents/blog.ts';
import { paths } from '#paths.ts';

import styles from './PostHeader.module.css';

type Props = Pick<PostDocument, 'summary' | 'reviewer' | 'words'> & { intro: string };

/** The header of an article: title, dates, reviewer, picture and introduction. */
export function PostHeader({ summary, reviewer, words, intro }: Props) {
  const lang = useLang();
  const { date, updated } = summary;
  return (
    <header className={stack(4, itemsStart, band(styles.header))}>
      <BackLink to={paths.blog}>{words.backToBlog}</BackLink>
      <p className={styles.topic}>{summary.topic}</p>
      <h1 className={styles.title}>{summary.title}</h1>
      <ul className={cluster(0, look('note', styles.facts))}>
        <li>
          {words.published} <time dateTime={date}>{formatDay(date, lang)}</time>
        </li>
        {updated !== date && (
          <li>
            {words.updated} <time dateTime={updated}>{formatDay(updated, lang)}</time>
          </li>
        )}
        <li>{fill(words.readingTime, { minutes: summary.readingMinutes }, lang)}</li>
        <li>
          {words.reviewedBy}{' '}
          <Link to={paths.doctor(reviewer.id)} className={target()}>
            {reviewer.name}
          </Link>
          , {reviewer.profession}
        </li>
      </ul>
      <DataPicture
        picture={summary.image}
        alt={summary.imageAlt}
        ratio="16 / 9"
        sizes="(min-width: 64rem) 60rem, 92vw"
        priority
        className={styles.picture}
      />
      <p className={styles.intro}>{intro}</p>
    </header>
  );
}
