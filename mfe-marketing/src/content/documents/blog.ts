import { reviewOf } from '@clinic/shared/review';
import type { Lang } from '@tesela/core/lang';

import { pictures } from '#pictures.data.ts';

import { source } from '../schema.ts';
import { readDoctors } from './team.ts';

/** Reads all articles, the newest first. */
const readPosts = (lang: Lang) =>
  source
    .entries('posts', lang)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ image, ...post }) => ({ ...post, image: pictures[image] }));

/** Leaves what a card shows. `date` and `updated` are ISO days. */
const summaryOf = ({
  intro: _intro,
  sections: _sections,
  invitation: _invitation,
  service: _service,
  related: _related,
  review: _review,
  sources: _sources,
  ...summary
}: ReturnType<typeof readPosts>[number]) => summary;

/** Makes the document of the page that lists the articles. */
export function blogDocument(lang: Lang) {
  const { menu: _menu, words: _words, ...page } = source.single('pages/blog', lang);
  return { ...page, posts: readPosts(lang).map(summaryOf) };
}

/** @throws Error if no item has the id; the check of the content rejects such a reference earlier */
function find<T extends { id: string }>(all: readonly T[], id: string): T {
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`An article names "${id}", which is not there.`);
  return found;
}

/** Makes one document for each article, the newest first. */
export function postDocuments(lang: Lang) {
  const { words, readingTime } = source.single('pages/blog', lang);
  const posts = readPosts(lang);
  const doctors = readDoctors(lang);
  return posts.map((post) => {
    const { intro, sections, invitation, service } = post;
    const { id, name, profession } = find(doctors, post.review.profile.replace(/^.*\//, ''));
    return {
      summary: summaryOf(post),
      article: { intro, sections, serviceLink: { ...invitation, link: service } },
      reviewer: { id, name, profession },
      review: reviewOf(post, lang),
      related: post.related.map((other) => summaryOf(find(posts, other))),
      words: { ...words, readingTime },
    };
  });
}

export type BlogDocument = ReturnType<typeof blogDocument>;

export type PostSummary = BlogDocument['posts'][number];

export type PostDocument = ReturnType<typeof postDocuments>[number];
