import { chunks } from '@clinic/content/chunks';

import { readArticles } from '#content/readPosts.ts';

/** One chunk per article: a visitor downloads only the one they read. */
export const articles = chunks('post.en', readArticles('en'));
