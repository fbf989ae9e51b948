import type { Knowledge } from '@tesela/core/knowledge';

import { languages } from '../api/languages.ts';

/**
 * What is wrong with the knowledge that a micro-frontend gives: pages of its own that no question leads to, and a
 * question that leads to two places.
 * @param pages every page and anchor that should have questions, without language
 */
export function knowledgeMistakes(knowledge: Knowledge, pages: readonly string[]): string[] {
  return languages.flatMap((lang) => {
    const paths = new Set(knowledge[lang].map(({ path }) => path));
    const places = new Map<string, Set<string>>();
    for (const { path, wish, questions } of knowledge[lang])
      for (const question of questions)
        places.set(question, (places.get(question) ?? new Set()).add(path === '/' ? (wish ?? path) : path));
    return [
      ...pages.filter((page) => !paths.has(page)).map((page) => `${lang}: nothing leads to ${page}`),
      ...[...places]
        .filter(([, leads]) => leads.size > 1)
        .map(([question, leads]) => `${lang}: "${question}" leads to ${[...leads].join(' and ')}`),
    ];
  });
}
