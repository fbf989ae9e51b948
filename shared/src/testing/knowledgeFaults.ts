import type { Knowledge, KnowledgeEntry } from '../knowledge.ts';
import { languages } from '../lang.ts';

/** Questions of an entry that is no product. */
const FEWEST = 3;
const MOST = 6;

function faultsOf({ path, about, aliases, questions }: KnowledgeEntry): string[] {
  const isProduct = about === 'product';
  /** A question of the FAQ that asks itself. */
  const isQuestion = path.startsWith('/faq#') && questions.length === 1;
  return [
    ...(aliases.length === 0 ? [`${path} has no alias`] : []),
    ...(aliases.some((alias) => /^\s|\s{2}|\s$|[^\p{L}\p{N} /_*!=#-]/u.test(alias) && !isProduct)
      ? [
          `${path} has an alias with marks that mean nothing: ${aliases.find((alias) => /[^\p{L}\p{N} /_*!=#-]/u.test(alias))}`,
        ]
      : []),
    ...(!isProduct && !isQuestion && (questions.length < FEWEST || questions.length > MOST)
      ? [`${path} has ${questions.length} questions`]
      : []),
    ...(new Set(questions).size < questions.length ? [`${path} asks a question twice`] : []),
  ];
}

/**
 * What is wrong with the knowledge that a micro-frontend gives: pages of its own that it does not speak of, paths in
 * one language alone, entries without aliases or with too few questions.
 * @param pages every page and anchor that should have an entry, without language
 */
export function knowledgeFaults(knowledge: Knowledge, pages: readonly string[]): string[] {
  return languages.flatMap((lang) => {
    const paths = new Set(knowledge[lang].map(({ path }) => path));
    const missing = pages.filter((page) => !paths.has(page)).map((page) => `${page} is not spoken of`);
    const others = languages.flatMap((other) => knowledge[other].map(({ path }) => path));
    const oneSided = others.filter((path) => !paths.has(path)).map((path) => `${path} is missing`);
    return [...missing, ...oneSided, ...knowledge[lang].flatMap(faultsOf)].map(
      (fault) => `${lang}: ${fault}`,
    );
  });
}
