import type { BlogContent } from '#content/types.ts';

import { blog } from './blog.data.ts';

export const content: BlogContent = {
  ...blog,
  readLabel: 'Read the article',
  words: {
    readingTime: (minutes) => `${minutes} min read`,
    published: 'Published on',
    updated: 'Updated on',
    reviewedBy: 'Reviewed by',
    references: 'References',
    contents: 'In this article',
    related: 'Keep reading',
    backToBlog: 'Back to the blog',
    breadcrumb: 'Blog',
    share: {
      label: 'Share this article',
      copy: 'Copy link',
      copied: 'Link copied.',
      send: 'Send to someone',
      failed: 'The article could not be shared. Please copy the link from the address bar.',
    },
  },
};
