import { languages, type Lang } from '@clinic/shared/languages';
import { knowledgeMistakes } from '@clinic/shared/testing/knowledgeMistakes';
import { DESCRIPTIONS, searchOf, type Description } from '@tesela/core/descriptions';
import { expect, it } from 'vitest';

import { readGuide, sectionsOf } from '#content/guide.ts';
import { worries } from '#content/routine/rules.ts';
import { source } from '#content/schema.ts';
import { skins } from '#content/traits.ts';
import { paths, routineSlug, shopViews } from '#paths.ts';

import { documents } from './data.ts';

const routines = skins.flatMap((skin) => worries.map((worry) => routineSlug(skin, worry)));
const serum = 'suero-antioxidante-vitamina-c-15';
const madeIn = (lang: Lang) => documents({ lang, settings: { prices: { [serum]: 189_000 } } });
const describedIn = (lang: Lang) => madeIn(lang)[DESCRIPTIONS] as Description[];
const knowledge = { es: describedIn('es'), en: describedIn('en') };

it.each(languages)('every page, product and slot has a document (%s)', (lang) => {
  expect(Object.keys(madeIn(lang))).toEqual(
    expect.arrayContaining([
      ...shopViews.map(paths.view),
      ...source.ids('products').map(paths.product),
      ...routines.map(paths.routine),
      'cart-widget',
      'featured-products',
      'product-cards',
      'routines',
    ]),
  );
});

it('the assistant is taught every page of the shop, every product and every section of the guide, in both languages', () => {
  const pages = [
    ...shopViews.map(paths.view),
    ...source.ids('products').map(paths.product),
    ...sectionsOf(readGuide('es')).map(({ id }) => paths.guideSection(id)),
    paths.routines,
    ...routines.map(paths.routine),
    paths.compare,
  ];

  expect(knowledgeMistakes(knowledge, pages)).toEqual([]);
});

it.each([
  ['es', 'protector-mineral-con-color-fps-50', 'loqueador'],
  ['en', 'protector-mineral-con-color-fps-50', 'unscreen'],
] as const)('in %s %s is asked for as «%s»', (lang, id, word) => {
  const questions = knowledge[lang].find(({ path }) => path === paths.product(id))?.questions ?? [];

  expect(questions.join(' ')).toContain(word);
});

it('a product is described with all that its page says of it', () => {
  const found = knowledge.en.find(({ path }) => path === paths.product(serum));

  expect(found).toMatchObject({
    title: 'Vitamin C 15% Antioxidant Serum',
    about: 'product',
    search: { kind: 'product', price: '$189,000.00 COP' },
  });
  expect(found?.text?.split('\n')).toEqual(
    expect.arrayContaining([
      'Frailuma · 30 ml · Antioxidants',
      'VAT included · $6,300 COP per ml',
      'Can I use vitamin C with niacinamide or with retinol?',
      'Ferulic acid',
      'Most skin types',
      'Mandatory health notification (NSO)',
      'NSOC00001-26CO',
    ]),
  );
});

it('the guide is described with what its sections answer, without the notes of when to stop', () => {
  const noted = sectionsOf(readGuide('es')).find(({ note }) => note);
  const guide = knowledge.es.find(({ path }) => path === paths.guide);
  const section = knowledge.es.find(({ path }) => path === paths.guideSection(noted?.id ?? ''));

  expect(guide?.text).toContain(section?.text);
  expect(guide?.text).not.toContain(noted?.note);
});

it('visitors of the search find products first, then the guide and its questions', () => {
  const kinds = searchOf(knowledge.es).map(({ kind }) => kind);

  expect(kinds.lastIndexOf('product')).toBeLessThan(kinds.indexOf('page'));
  expect(kinds.indexOf('page')).toBeLessThan(kinds.indexOf('question'));
});
