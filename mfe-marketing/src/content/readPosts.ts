import type { Lang } from '@clinic/shared/lang';

import { source } from './schema.ts';
import type { PostArticle, PostSummary } from './types.ts';

/** The newest first. */
const postsIn = (lang: Lang) =>
  source.entries('posts', lang).toSorted((a, b) => b.date.localeCompare(a.date));

export const readPostIds = (): string[] => postsIn('es').map(({ id }) => id);

export const readSummaries = (lang: Lang): PostSummary[] =>
  postsIn(lang).map(({ id, title, excerpt, date, updated, topic, readingMinutes, image, imageAlt }) => ({
    id,
    title,
    excerpt,
    date,
    updated,
    topic,
    readingMinutes,
    image,
    imageAlt,
  }));

export const readArticles = (lang: Lang): Record<string, PostArticle> =>
  Object.fromEntries(
    postsIn(lang).map(({ id, intro, sections, references, reviewedBy, invitation, service, related }) => [
      id,
      {
        id,
        intro,
        sections,
        references,
        reviewedBy,
        serviceLink: { ...invitation, link: service },
        related,
      },
    ]),
  );
