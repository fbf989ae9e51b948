import type { About } from '@clinic/shared/knowledge';
import { teach, type Named } from '@clinic/shared/teach';

import { paths } from '#paths.ts';
import { blog as enBlog } from './en/blog.data.ts';
import { doctors as enDoctors } from './en/doctors.data.ts';
import { content as enFaq } from './en/faq.data.ts';
import { blog as esBlog } from './es/blog.data.ts';
import { doctors as esDoctors } from './es/doctors.data.ts';
import { content as esFaq } from './es/faq.data.ts';
import { asked } from './questions.data.ts';

type Team = readonly { slug: string; name: string }[];
type Posts = readonly { id: string; title: string; topic: string }[];
type Questions = readonly { id: string; question: string }[];

const thingsIn = (team: Team, posts: Posts, questions: Questions): Named[] => [
  ...team.map(({ slug, name }): Named => ({ path: paths.doctor(slug), about: 'people', name })),
  ...posts.map(({ id, title, topic }): Named => ({
    path: paths.post(id),
    about: 'reading',
    name: title,
    topic,
  })),
  ...questions.map(({ id, question }): Named => ({
    path: `${paths.faq}#${id}`,
    about: 'practice',
    name: question,
  })),
];

function aboutOf(path: string): About {
  if (path.startsWith(paths.blog)) return 'reading';
  if (path === paths.team) return 'people';
  return path === `${paths.home}#spa` ? 'care' : 'practice';
}

export const knowledge = teach(
  asked,
  {
    es: thingsIn(esDoctors, esBlog.posts, esFaq.items),
    en: thingsIn(enDoctors, enBlog.posts, enFaq.items),
  },
  aboutOf,
);
