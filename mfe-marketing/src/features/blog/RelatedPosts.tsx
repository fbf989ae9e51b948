import { grid } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';

import type { PostSummary } from '#content/documents/blog.ts';

import { PostCard } from './PostCard.tsx';
import styles from './RelatedPosts.module.css';

type Props = { posts: readonly PostSummary[]; heading: string; readingTime: string };

export function RelatedPosts({ posts, heading, readingTime }: Props) {
  return (
    <Section tone="linen" heading={heading}>
      <ul className={grid(0, { medium: 2 }, styles.posts)}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} readingTime={readingTime} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
