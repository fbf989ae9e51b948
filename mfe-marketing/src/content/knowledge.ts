import type { Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';

import { paths } from '#paths.ts';
import { knowledge as en } from './en/knowledge.ts';
import { doctors } from './es/doctors.data.ts';
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

export const knowledge: Knowledge = { es: entries(es), en: entries(en) };
