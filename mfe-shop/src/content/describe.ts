import type { NamedPage } from '@clinic/shared/describePages';
import { textOf } from '@clinic/shared/descriptions';
import { fill } from '@clinic/shared/fill';
import type { Lang } from '@clinic/shared/lang';
import { formatCop } from '@clinic/shared/money';
import { thumbnailOf } from '@clinic/shared/pictureAsset';
import { firstSentence } from '@clinic/shared/search/documents';

import { paths } from '#paths.ts';

import { sectionsOf, type GuideSection } from './guide.ts';
import type {
  CompareDocument,
  GuideDocument,
  ProductDocument,
  RoutineDocument,
  RoutineIndexDocument,
  ShopDocument,
} from './shopDocuments.ts';
import { unitPriceText } from './unitPriceOf.ts';

/** Describes a list page. It leaves out the products, because each has its own page. */
export const describeList = (document: ShopDocument, lang: Lang): NamedPage => {
  const { view, shop, heading, lead, count, products, filterInShop, guide, compare } = document;
  return {
    path: paths.view(view),
    about: 'shop',
    title: heading,
    text: textOf(
      view !== 'all' && shop,
      [heading, lead, fill(count, { count: products.length }, lang)],
      view !== 'all' && filterInShop,
      `${guide.text} ${guide.label}. ${compare.text} ${compare.label}.`,
    ),
  };
};

export function describeProduct(document: ProductDocument, lang: Lang): NamedPage {
  const { product, card, details, facts, ordering, composition, advice } = document;
  const { id, name, gloss, brand, size, summary, ingredients, price, soldOut } = product;
  const { category, line, howToUse, skinTypes } = product;
  const title = gloss ?? name;
  const forWhom = [
    ...product.needs.map((need) => details.needs[need]),
    // Leave out «for all skins»: a visitor who searches for one skin type does not mean it.
    ...skinTypes.filter((type) => type !== 'todas').map((type) => details.skin[type]),
  ];
  const unitPrice = unitPriceText(product, details.unitPrice, lang);
  return {
    path: paths.product(id),
    about: 'product',
    figures: { price: 'offers.price' },
    name: `${name} ${brand}`,
    title,
    titleLang: gloss ? undefined : 'es',
    facts: { use: howToUse },
    note: soldOut?.says,
    search: {
      kind: 'product',
      line: soldOut ? `${soldOut.says}. ${firstSentence(summary)}` : firstSentence(summary),
      ...(price !== null && { price: { amount: price } }),
      thumbnail: thumbnailOf(product.image),
      words: [
        ...(gloss ? [name] : []),
        brand,
        category,
        details.categories[category],
        card.lines[line],
        ...ingredients,
        ...forWhom,
      ],
    },
    text: textOf(
      [`${brand} · ${size} · ${card.lines[line]}`, title, title !== name && name],
      [price === null ? card.priceToConfirm : formatCop(price, lang), unitPrice, soldOut?.says],
      [card.enquire, ordering, summary],
      [details.howToUse, howToUse, product.guide?.question ?? document.guide],
      [details.ingredients, ingredients, details.skinTypes, skinTypes.map((type) => details.skin[type])],
      [facts.label, facts.brand, brand, facts.category, details.categories[category]],
      [
        facts.line,
        card.lines[line],
        facts.need,
        product.needs.map((need) => details.needs[need]),
        facts.size,
        size,
      ],
      [composition.heading, `${product.composition.ingredients}.`],
      [`${composition.notification}: ${product.composition.notification}`, composition.sample],
      advice,
    ),
  };
}

/**
 * Describes a section as a question, so that the assistant answers how to use a product and does not offer
 * others to buy.
 */
const describeSection = ({ id, question, topic, answer, steps, rows, more }: GuideSection): NamedPage => ({
  path: paths.guideSection(id),
  about: 'practice',
  name: question,
  title: question,
  search: { kind: 'question', line: firstSentence(answer[0] ?? ''), words: [topic] },
  // Without the note, which says when to stop and ask: the assistant may not quote it without its context.
  text: textOf(
    question,
    answer,
    steps,
    rows,
    more?.map(({ label }) => label),
  ),
});

export function describeGuide(guide: GuideDocument): NamedPage[] {
  const { heading, lead, parts, words, more } = guide;
  const page: NamedPage = {
    path: paths.guide,
    about: 'practice',
    name: heading,
    title: heading,
    search: { kind: 'page', line: firstSentence(lead) },
    text: textOf(
      [heading, lead],
      parts.map(({ id, sections }) => [words.parts[id], sections.map((one) => describeSection(one).text)]),
      [more.text, more.whatsappLabel],
    ),
  };
  return [page, ...sectionsOf(guide).map(describeSection)];
}

export const describeRoutineIndex = ({
  heading,
  lead,
  skins,
  disclaimer,
}: RoutineIndexDocument): NamedPage => ({
  path: paths.routines,
  about: 'practice',
  name: heading,
  title: heading,
  search: { kind: 'page', line: firstSentence(lead) },
  text: textOf(
    [heading, lead],
    skins.map(({ name, hint }) => [name, hint]),
    disclaimer,
  ),
});

export const describeRoutine = ({
  slug,
  heading,
  description,
  shelves,
  shelf,
  notes,
}: RoutineDocument): NamedPage => ({
  path: paths.routine(slug),
  about: 'practice',
  name: heading,
  title: heading,
  search: { kind: 'page', line: firstSentence(description) },
  text: textOf(
    heading,
    [shelf.manana, shelves.manana.map(({ step, product }) => `${step}: ${product.name}`)],
    [shelf.noche, shelves.noche.map(({ step, product }) => `${step}: ${product.name}`)],
    notes.map(({ text }) => text),
  ),
});

export const describeCompare = ({ heading, lead, ready, comparisons }: CompareDocument): NamedPage => ({
  path: paths.compare,
  about: 'shop',
  name: heading,
  title: heading,
  search: { kind: 'page', line: firstSentence(lead) },
  text: textOf([heading, lead], [ready.heading, comparisons.map(({ need }) => need)]),
});
