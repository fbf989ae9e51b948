import { labels as en } from '@clinic/shared/assessments/labels.en';
import { labels as es } from '@clinic/shared/assessments/labels.es';
import type { Lang } from '@tesela/core/lang';

import { source } from './schema.ts';

/** What the clinic's letters call the answers of the form, too. */
const answerLabels = { es, en };

/** What the shell says: around every page, and with the code of the search and of the form. */
export const shellDocuments = (lang: Lang) => ({
  words: source.single('words', lang),
  search: source.single('search', lang),
  assessment: { ...answerLabels[lang], ...source.single('assessment', lang) },
});

type ShellDocuments = ReturnType<typeof shellDocuments>;

export type ShellWords = ShellDocuments['words'];

/** Words of the search over the site; they come with its code. */
export type SearchWords = ShellDocuments['search'];

/** Words of the assessment form; they come with its code. */
export type AssessmentWords = ShellDocuments['assessment'];
