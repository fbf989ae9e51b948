import type { MakeDocuments } from '@clinic/shared/contract';
import type { PerLang } from '@clinic/shared/lang';
import { firstSentence, SEARCH_DOCUMENT, type SearchDocument } from '@clinic/shared/search/documents';

import { paths } from '#paths.ts';
import * as en from './en/search.data.ts';
import * as es from './es/search.data.ts';

const content: PerLang<typeof es> = { es, en };

/** What the search over the site finds here: doctors, articles and questions. */
export const documents: MakeDocuments = ({ lang }) => {
  const { people, posts, questions, contact } = content[lang];
  return {
    [SEARCH_DOCUMENT]: [
      ...people.map(({ slug, name, role, words }): SearchDocument => ({
        kind: 'person',
        path: paths.doctor(slug),
        title: name,
        line: role,
        words,
      })),
      ...posts.map(({ id, title, excerpt, topic }): SearchDocument => ({
        kind: 'article',
        path: paths.post(id),
        title,
        line: firstSentence(excerpt),
        words: [topic, excerpt],
      })),
      ...questions.map(({ id, question, line }): SearchDocument => ({
        kind: 'question',
        path: `${paths.faq}#${id}`,
        title: question,
        line: firstSentence(line),
      })),
      { kind: 'page', path: '/#contacto', ...contact } satisfies SearchDocument,
    ],
  };
};
