import { pathsIn, withLang } from './paths.ts';
import type { Question } from './questions/types.ts';

const pagesOf = ({ expected }: Question): readonly string[] =>
  'pages' in expected ? expected.pages : (expected.alsoPages ?? []);

/** Whether a path is written as the site writes one, without its language. */
export const isWellFormed = (path: string): boolean =>
  pathsIn(path)[0] === path && !/^\/en(?:[/#]|$)/.test(path);

/** Pages that questions expect and the site does not have, in the language of the question. */
export const missingPages = (questions: readonly Question[], paths: ReadonlySet<string>): string[] =>
  [
    ...new Set(
      questions.flatMap((question) => pagesOf(question).map((page) => withLang(page, question.lang))),
    ),
  ]
    .filter((path) => !paths.has(path))
    .sort();

/** Pages of single products are announced before they are built. */
export const isProductPage = (path: string): boolean => path.includes('/tienda/producto/');
