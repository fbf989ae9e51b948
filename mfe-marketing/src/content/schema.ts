import { defineContent } from '@clinic/shared/content';
import path from 'node:path';

import { doctor, teamPage } from './schema/doctor.ts';
import { faqEntry, faqPage } from './schema/faq.ts';
import { blogPage, post } from './schema/post.ts';

/** Everything that this team's pages say and the clinic may change. */
export const source = defineContent(path.resolve(import.meta.dirname, '../..'), {
  doctors: doctor,
  posts: post,
  faq: faqEntry,
  'pages/blog': blogPage,
  'pages/equipo': teamPage,
  'pages/faq': faqPage,
});
