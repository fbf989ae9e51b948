import { grid } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { BlogDocument } from '#content/documents/blog.ts';
import { PostCard } from '#features/blog/PostCard.tsx';

import styles from './BlogPage.module.css';

function BlogPage({ content }: PageProps<BlogDocument>) {
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <ul className={grid(0, { medium: 2, wide: 3 }, styles.posts)}>
        {content.posts.map((post, index) => (
          <li key={post.id} className={styles.post}>
            <PostCard
              post={post}
              readingTime={content.readingTime}
              readLabel={content.readLabel}
              isLead={index === 0}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

export const page: PageDefinition<BlogDocument> = {
  Component: BlogPage,
  meta: ({ content }) => content.meta,
};
