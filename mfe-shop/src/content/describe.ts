import { formatCop } from '@clinic/shared/money';
import { describing, type NamedPage } from '@tesela/content/describe';
import { textOf } from '@tesela/core/descriptions';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';
import { thumbnailOf } from '@tesela/core/pictureAsset';
import { firstSentence } from '@tesela/core/search/documents';

import { paths } from '#paths.ts';

import { sectionsOf } from './guide.ts';
import { source } from './schema.ts';
import type { GuideDocument, ProductDocument, RoutineDocument, ShopDocument } from './shopDocuments.ts';
import { unitPriceText } from './unitPriceOf.ts';

export const { page, say } = describing(source);

/** A page that the search shows with the first sentence of a text. */
export const found = (kind: 'page' | 'product' | 'question', text: string, words?: readonly string[]) => ({
  about: 'practice' as const,
  search: { kind, line: firstSentence(text), ...(words && { words }) },
});

/** A list leaves out its products, because each has its own page. */
export function describeList(document: ShopDocument, lang: Lang): NamedPage[] {
  const { view, shop, products, count, filterInShop, guide, compare } = document;
  const all = [
    fill(count, { count: products.length }, lang),
    `${guide.text} ${guide.label}.`,
    `${compare.text} ${compare.label}.`,
  ];
  return view === 'all'
    ? page('pages/tienda', document, { path: paths.shop, about: 'shop', after: all })
    : page('categorias', document, {
        path: paths.view(view),
        about: 'shop',
        after: [shop, filterInShop, all],
      });
}

export function describeProduct(document: ProductDocument, lang: Lang): NamedPage[] {
  const { product, card, details, facts, composition } = document;
  const { name, gloss, brand, summary, category, line, price, soldOut, skinTypes } = product;
  const needs = product.needs.map((need) => details.needs[need]);
  // Leave out «for all skins»: a visitor who searches for one skin type does not mean it.
  const skins = skinTypes.filter((type) => type !== 'todas').map((type) => details.skin[type]);
  const about = [brand, category, details.categories[category], card.lines[line]];
  return page('products', product, {
    path: paths.product(product.id),
    about: 'product',
    figures: { price: 'offers.price' },
    name: `${name} ${brand}`,
    title: gloss ?? name,
    titleLang: gloss ? undefined : 'es',
    facts: { use: product.howToUse },
    note: soldOut?.says,
    serves: needs,
    suits: category === 'Capilar' ? [details.skin['cuero-cabelludo']] : skins,
    search: {
      kind: 'product',
      line: [soldOut?.says, firstSentence(summary)].filter(Boolean).join('. '),
      ...(price !== null && { price: formatCop(price, lang) }),
      thumbnail: thumbnailOf(product.image),
      words: [...(gloss ? [name] : []), ...about, ...product.ingredients, ...needs, ...skins],
    },
    labels: { ...details, ...facts, composition },
    before: [
      [`${brand} · ${product.size} · ${card.lines[line]}`, gloss],
      price === null ? card.priceToConfirm : formatCop(price, lang),
      [unitPriceText(product, details.unitPrice, lang), soldOut?.says, card.enquire],
    ],
    after: [
      [details.skinTypes, skinTypes.map((type) => details.skin[type])],
      [facts.need, needs, facts.category, details.categories[category]],
      [product.guide?.question, composition.sample, say('pages/producto', document)],
    ],
  });
}

/** The sections are questions, so that the assistant answers how to use a product and does not offer others to buy. */
export const describeGuide = (guide: GuideDocument): NamedPage[] =>
  page('pages/guia', guide, {
    path: paths.guide,
    name: guide.heading,
    ...found('page', guide.lead),
    parts: sectionsOf(guide).flatMap((section) => {
      const { id, question: name, answer, topic } = section;
      const own = found('question', answer[0] ?? '', [topic]);
      return page('guia', section, { path: paths.guideSection(id), name, ...own });
    }),
  });

/** The search finds the page where a routine is chosen, and not each of twenty that are nearly the same. */
export function describeRoutine(routine: RoutineDocument): NamedPage {
  const { slug, heading, shelves, shelf, notes } = routine;
  const steps = (['manana', 'noche'] as const).map((time) => [
    shelf[time],
    shelves[time].map(({ step, product }) => `${step}: ${product.name}`),
  ]);
  const text = textOf(
    heading,
    steps,
    notes.map((note) => note.text),
  );
  return { path: paths.routine(slug), about: 'practice', name: heading, title: heading, text };
}
