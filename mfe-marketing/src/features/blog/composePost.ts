import type { BlogContent, PostArticle, PostContent, PostSummary } from '#content/types.ts';

/**
 * Puts an article together with what the blog's list says about it.
 * @throws Error when the list lacks the article, one of its related posts or its reviewer
 */
export function composePost(blog: BlogContent, article: PostArticle): PostContent {
  const reviewer = blog.reviewers[article.reviewedBy];
  if (!reviewer) throw new Error(`"${article.id}" was reviewed by an unknown "${article.reviewedBy}".`);
  return {
    article,
    summary: findSummary(blog, article.id),
    reviewer: { slug: article.reviewedBy, ...reviewer },
    related: article.related.map((id) => findSummary(blog, id)),
    words: blog.words,
  };
}

function findSummary(blog: BlogContent, id: string): PostSummary {
  const summary = blog.posts.find((post) => post.id === id);
  if (!summary) throw new Error(`The blog's list has no "${id}".`);
  return summary;
}
