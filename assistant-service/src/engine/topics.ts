import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Wish } from '@clinic/shared/knowledge';
import { languages, localizePath, splitPath, type Lang } from '@clinic/shared/lang';

import { createMeanings, type Meaning } from './aliases.ts';
import type { Talk } from './talk.ts';

type About = NonNullable<ChatDocument['about']>;

/** A document that a message names, or a wish that its page is the place for. */
export type Topic = { document: ChatDocument; about: About; wish?: Wish };

/** A message: as it is looked up, as it is matched, how it talks, and what it names, the most telling first. */
export type Question = {
  words: string;
  text: string;
  talk: ReadonlySet<Talk>;
  lang: Lang;
  found: readonly Meaning<Topic>[];
};

/** What a message names first of all that is about these. */
export const firstOf = ({ found }: Question, ...abouts: readonly About[]): Meaning<Topic> | undefined =>
  found.find(({ of }) => abouts.includes(of.about));

/** The same page in another language teaches its words too: visitors write in their own, whatever the page's. */
export function createTopics(documents: readonly ChatDocument[], lang: Lang) {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  const entries = documents.flatMap((document) => {
    const { about } = document;
    if (document.lang !== lang || about === undefined || about === 'product') return [];
    const { path } = splitPath(document.path);
    const twins = languages.flatMap((other) => byPath.get(localizePath(path, other)) ?? []);
    const wishes = Object.keys(document.wishes ?? {}) as Wish[]; // its keys
    return [
      { of: { document, about } as Topic, aliases: twins.flatMap(({ aliases = [] }) => aliases) },
      ...wishes.map((wish) => ({
        of: { document, about: 'practice', wish } as Topic,
        aliases: twins.flatMap(({ wishes = {} }) => wishes[wish] ?? []),
      })),
    ];
  });
  return createMeanings(entries, lang);
}
