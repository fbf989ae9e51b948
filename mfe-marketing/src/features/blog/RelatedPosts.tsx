import { Section } from '@clinic/shared/kit/Section';

import type { PostSummary, PostWords } from '#content/types.ts';

import { PostCard } from './PostCard.tsx';
import styles from './RelatedPosts.module.css';

type Props = { posts: readonly PostSummary[]; words: PostWords };

export function RelatedPosts({ posts, words }: Props) {
  return (
    <Section tone="linen" heading={words.related}>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} words={words} headingLevel={3} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
