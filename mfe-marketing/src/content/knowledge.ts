import type { Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';
import { teachRest, type Named } from '@clinic/shared/teachRest';

import { paths } from '#paths.ts';
import { blog as enBlog } from './en/blog.data.ts';
import { doctors as enDoctors } from './en/doctors.data.ts';
import { content as enFaq } from './en/faq.data.ts';
import { knowledge as en } from './en/knowledge.ts';
import { blog as esBlog } from './es/blog.data.ts';
import { doctors } from './es/doctors.data.ts';
import { content as esFaq } from './es/faq.data.ts';
import { knowledge as es } from './es/knowledge.ts';
import type { KnowledgeWords } from './types.ts';

/** Whoever is called by a name is found by any part of it. */
const namesOf = new Map<string, readonly string[]>(
  doctors.map(({ slug, name }) => [
    paths.doctor(slug),
    name.split(' ').filter((word) => !word.endsWith('.')),
  ]),
);

function entries({ wishes, ...words }: KnowledgeWords): KnowledgeEntry[] {
  const { payment, shipping, assessment, cancellation, insurance, parking, ...atHome } = wishes;
  const wishesOf = new Map<string, KnowledgeEntry['wishes']>([
    [paths.home, atHome],
    [`${paths.faq}#pagos`, { payment }],
    [`${paths.faq}#valor-valoracion`, { assessment }],
    [`${paths.faq}#cancelar`, { cancellation }],
    [`${paths.faq}#prepagada`, { insurance }],
    [`${paths.faq}#parqueadero`, { parking }],
    [`${paths.faq}#envios`, { shipping }],
  ]);
  return Object.entries(words).flatMap(([about, byPath]) =>
    Object.entries(byPath).map(([path, { aliases, questions }]) => ({
      path,
      about: about as keyof typeof words, // its keys
      aliases: [...(namesOf.get(path) ?? []), ...aliases],
      questions,
      ...(wishesOf.has(path) && { wishes: wishesOf.get(path) }),
    })),
  );
}

type Team = readonly { slug: string; name: string }[];
type Posts = readonly { id: string; title: string; topic: string }[];
type Questions = readonly { id: string; question: string }[];

const namesIn = (team: Team, posts: Posts, asked: Questions): Named[] => [
  ...team.map(({ slug, name }): Named => ({ path: paths.doctor(slug), about: 'people', name })),
  ...posts.map(({ id, title, topic }): Named => ({
    path: paths.post(id),
    about: 'reading',
    name: title,
    topic,
  })),
  ...asked.map(({ id, question }): Named => ({
    path: `${paths.faq}#${id}`,
    about: 'practice',
    name: question,
  })),
];

export const knowledge: Knowledge = {
  es: teachRest('es', entries(es), namesIn(doctors, esBlog.posts, esFaq.items)),
  en: teachRest('en', entries(en), namesIn(enDoctors, enBlog.posts, enFaq.items)),
};
