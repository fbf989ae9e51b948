import type { Lang } from '@clinic/shared/lang';

import { readDoctors } from './readDoctors.ts';
import { readSummaries } from './readPosts.ts';
import { source } from './schema.ts';

/** What the search over the site needs of doctors, posts and questions. */
export const readSearch = (lang: Lang) => ({
  people: readDoctors(lang).map(({ slug, name, role, summary, focus }) => ({
    slug,
    name,
    role,
    words: [summary, ...focus.map(({ label }) => label)],
  })),
  posts: readSummaries(lang).map(({ id, title, excerpt, topic }) => ({ id, title, excerpt, topic })),
  questions: source.entries('faq', lang).map(({ id, question, answer }) => ({
    id,
    question,
    // What names facts of the clinic is said on the page alone.
    line: answer.find((paragraph) => !paragraph.includes('{')) ?? '',
  })),
});
