import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { band } from '@clinic/shared/kit/layout';
import { MedicalReview } from '@clinic/shared/kit/MedicalReview';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Slot } from '@tesela/core/slot';

import { ReadingLayout } from '#components/ReadingLayout.tsx';
import type { PostDocument } from '#content/documents/blog.ts';
import { PostBody } from '#features/blog/PostBody.tsx';
import { PostHeader } from '#features/blog/PostHeader.tsx';
import { postJsonLd } from '#features/blog/postJsonLd.ts';
import { RelatedPosts } from '#features/blog/RelatedPosts.tsx';
import { ServiceInvitation } from '#features/blog/ServiceInvitation.tsx';
import { SharePost } from '#features/blog/SharePost.tsx';
import { paths } from '#paths.ts';

import styles from './PostPage.module.css';

function PostPage({ content }: PageProps<PostDocument>) {
  const { summary, article, reviewer, review, related, words } = content;
  return (
    <>
      <article>
        <PostHeader summary={summary} reviewer={reviewer} words={words} intro={article.intro} />
        <div className={band(styles.body)}>
          <ReadingLayout
            contentsLabel={words.contents}
            path={paths.post(summary.id)}
            sections={article.sections}
          >
            <PostBody sections={article.sections} />
            <MedicalReview review={review} />
            <SharePost post={summary} words={words.share} />
            <Slot name="problems-here" />
            <ServiceInvitation service={article.serviceLink} />
          </ReadingLayout>
        </div>
      </article>
      <RelatedPosts posts={related} heading={words.related} readingTime={words.readingTime} />
    </>
  );
}

export const page: PageDefinition<PostDocument> = {
  Component: PostPage,
  meta: ({ content, lang }) => ({
    title: content.summary.title,
    description: content.summary.excerpt,
    type: 'article',
    jsonLd: [
      postJsonLd(content, lang),
      breadcrumbJsonLd(
        [
          { name: content.words.breadcrumb, path: paths.blog },
          { name: content.summary.title, path: paths.post(content.summary.id) },
        ],
        lang,
      ),
    ],
  }),
};
