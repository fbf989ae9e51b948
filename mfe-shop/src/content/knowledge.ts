import type { Knowledge, KnowledgeEntry } from '@clinic/shared/knowledge';
import type { Lang } from '@clinic/shared/lang';

import { paths, productPath } from '#paths.ts';
import { pages as enPages, productAliases as enAliases } from './en/knowledge.ts';
import { products as enProducts } from './en/products.data.ts';
import { pages as esPages, productAliases as esAliases } from './es/knowledge.ts';
import { products as esProducts } from './es/products.data.ts';
import { synonyms } from './synonyms.ts';
import type { PageWords, Product, ProductAliases, ShopView, SkinType } from './types.ts';

type Words = {
  pages: PageWords;
  products: readonly Product[];
  aliases: readonly ProductAliases[];
  skin: Readonly<Partial<Record<SkinType, string>>>;
};

const words: Record<Lang, Words> = {
  es: {
    pages: esPages,
    products: esProducts,
    aliases: esAliases,
    skin: {
      seca: 'pielseca pielreseca pieldeshidratada',
      grasa: 'pielgrasa pielgrasosa',
      mixta: 'pielmixta',
      sensible: 'pielsensible pieldelicada',
    },
  },
  en: {
    pages: enPages,
    products: enProducts,
    aliases: enAliases,
    skin: { seca: 'skindry', grasa: 'skinoily', mixta: 'skincombination', sensible: 'skinsensitive' },
  },
};

const fold = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** The words by which the shop's own search finds it, and those by which people ask for it. */
function aliasesOf(product: Product, lang: Lang): string[] {
  const { name, brand, category } = product;
  const title = fold(name);
  const text = fold([product.summary, product.howToUse, ...product.ingredients].join('\n'));
  const searched = title
    .split(/\W+/)
    .flatMap((word) => synonyms[word] ?? synonyms[word.replace(/s$/, '')] ?? []);
  const asked = words[lang].aliases.filter(
    (rule) => (rule.title?.test(title) ?? true) && (rule.text?.test(text) ?? true),
  );
  const skin = product.skinTypes.flatMap((type) => words[lang].skin[type] ?? []);
  const all = [...asked.map(({ aliases }) => aliases), ...skin].flatMap((aliases) => aliases.split(/\s+/));
  return [...new Set([brand, category, ...searched, ...all])].filter(Boolean);
}

function entries(lang: Lang): KnowledgeEntry[] {
  const { pages, products } = words[lang];
  const views = Object.entries(pages).map(([view, entry]): KnowledgeEntry => ({
    path: paths[view as ShopView], // its keys
    about: 'shop',
    shape: 'list',
    ...entry,
  }));
  const each = products.map((product): KnowledgeEntry => ({
    path: productPath(product.id),
    about: 'product',
    shape: 'item',
    figures: { price: 'offers.price' },
    aliases: aliasesOf(product, lang),
    questions: [],
  }));
  return [...views, ...each];
}

export const knowledge: Knowledge = { es: entries('es'), en: entries('en') };
