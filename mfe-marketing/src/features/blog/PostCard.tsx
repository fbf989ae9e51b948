import { Card } from '@clinic/shared/kit/Card';
import { cluster, look } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { fill } from '@tesela/core/fill';
import { formatDay, useLang } from '@tesela/core/i18n';

import type { PostSummary } from '#content/documents/blog.ts';
import { paths } from '#paths.ts';

import styles from './PostCard.module.css';

type Props = {
  post: PostSummary;
  /** Template, such as `{minutes} min de lectura`. */
  readingTime: string;
  /** Text that invites to read the article; without it, the card ends with the excerpt. */
  readLabel?: string;
  /**
   * True for the first card of the list: it is two columns wide and two rows high, and its picture loads with priority.
   */
  isLead?: boolean;
  headingLevel?: 2 | 3;
};

/** An article in a list. The whole card is a link to it. */
export function PostCard({ post, readingTime, readLabel, isLead = false, headingLevel = 2 }: Props) {
  const lang = useLang();
  // The list has three columns, of which the first card takes two; related articles have two.
  const wide = isLead ? '66vw' : readLabel ? '27vw' : '44vw';
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Card
      more={readLabel}
      className={isLead ? styles.lead : ''}
      picture={
        <DataPicture
          picture={post.image}
          alt={post.imageAlt}
          ratio="3 / 2"
          sizes={`(min-width: 64rem) ${wide}, (min-width: 48rem) 46vw, 92vw`}
          priority={isLead}
          className={styles.picture}
        />
      }
    >
      <p className={look('kicker')}>{post.topic}</p>
      <Heading>
        <StretchedLink to={paths.post(post.id)}>{post.title}</StretchedLink>
      </Heading>
      <p className={look('quiet', styles.excerpt)}>{post.excerpt}</p>
      <p className={cluster(0, look('note', styles.facts))}>
        <time dateTime={post.date}>{formatDay(post.date, lang)}</time>
        <span>{fill(readingTime, { minutes: post.readingMinutes }, lang)}</span>
      </p>
    </Card>
  );
}
