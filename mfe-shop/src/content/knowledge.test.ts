import { knowledgeFaults } from '@clinic/shared/testing/knowledgeFaults';
import { expect, it } from 'vitest';

import { paths, productPath } from '#paths.ts';
import { products as catalogue } from './es/products.data.ts';
import { knowledge } from './knowledge.ts';

it('the assistant is taught every page of the shop and every product, in both languages', () => {
  const pages = [...Object.values(paths), ...catalogue.map(({ id }) => productPath(id))];

  expect(knowledgeFaults(knowledge, pages)).toEqual([]);
});

it.each([
  ['es', 'protector-mineral-con-color-fps-50', 'bloqueador'],
  ['es', 'crema-nocturna-peptidos', 'antiarrugas'],
  ['en', 'protector-mineral-con-color-fps-50', 'sunscreen'],
] as const)('in %s %s is also called «%s»', (lang, id, alias) => {
  expect(knowledge[lang].find(({ path }) => path === productPath(id))?.aliases).toContain(alias);
});
