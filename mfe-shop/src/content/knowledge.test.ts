import { knowledgeFaults } from '@clinic/shared/testing/knowledgeFaults';
import { expect, it } from 'vitest';

import { guideSectionPath, paths, productPath } from '#paths.ts';
import { products as catalogue } from './es/products.data.ts';
import { guides, sectionsOf } from './guides.ts';
import { knowledge } from './knowledge.ts';

it('the assistant is taught every page of the shop, every product and every section of the guide, in both languages', () => {
  const pages = [
    ...Object.values(paths),
    ...catalogue.map(({ id }) => productPath(id)),
    ...sectionsOf(guides.es).map(({ id }) => guideSectionPath(id)),
  ];

  expect(knowledgeFaults(knowledge, pages)).toEqual([]);
});

it.each([
  ['es', 'protector-mineral-con-color-fps-50', 'loqueador'],
  ['en', 'protector-mineral-con-color-fps-50', 'unscreen'],
] as const)('in %s %s is asked for as «%s»', (lang, id, word) => {
  const questions = knowledge[lang].find(({ path }) => path === productPath(id))?.questions ?? [];

  expect(questions.join(' ')).toContain(word);
});
