import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Section } from '@clinic/shared/kit/Section';

import type { BlogContent } from '#content/types.ts';
import { PostCard } from '#features/blog/PostCard.tsx';

import styles from './BlogPage.module.css';

function BlogPage({ content }: PageProps<BlogContent>) {
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <ul data-still className={styles.posts}>
        {content.posts.map((post, index) => (
          <li key={post.id} className={styles.post}>
            <PostCard post={post} words={content.words} readLabel={content.readLabel} isLead={index === 0} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const page: PageDefinition<BlogContent> = {
  Component: BlogPage,
  meta: ({ content }) => content.meta,
};
