import type { Prices } from '../../mfe-shop/src/content/priceSettings.ts';
import type { Composition, ProductFacts, ProductWords } from '../../mfe-shop/src/content/types.ts';
import {
  actives,
  brandHeads,
  brandTails,
  forms,
  inciHeads,
  inciMiddles,
  inciTails,
  qualifiers,
} from './words.ts';

/** What the shop's pages are made of. */
export type Shop = {
  catalogue: readonly ProductFacts[];
  es: Readonly<Record<string, ProductWords>>;
  en: Readonly<Record<string, ProductWords>>;
  prices: Prices;
  /** What labels declare, by product. */
  compositions: Readonly<Record<string, Composition>>;
};

const BRANDS = 60;

/** No factor in common with the number of names: each index has its own name, and neighbours differ. */
const STRIDE = 7919;
const names = forms.length * qualifiers.length * actives.length;

/** Scatters a seed over 32 bits (MurmurHash3's last step): neighbours get nothing in common. */
function scatter(seed: number): number {
  const mixed = Math.imul((seed + 1) ^ (seed >>> 16), 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (again ^ (again >>> 16)) >>> 0;
}

/** One of the items, the same for the same seed. */
function pick<T>(items: readonly T[], seed: number): T {
  const item = items[scatter(seed) % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

function nameOf(index: number): { name: string; active: string } {
  const place = (index * STRIDE) % names;
  const active = actives[Math.floor(place / forms.length) % actives.length] ?? '';
  const form = forms[place % forms.length];
  const qualifier = qualifiers[Math.floor(place / forms.length / actives.length)];
  return { name: `${form} ${qualifier} ${active}`, active };
}

const sentencesOf = (words: readonly ProductWords[]): string[] =>
  words.flatMap(({ summary }) => summary.split(/(?<=\.) /));

/** Words of an invented product: of the length of the real ones, and with a vocabulary that grows with them. */
function createWriter(real: readonly ProductWords[], contains: string) {
  const sentences = sentencesOf(real);
  const ingredients = unique(real.flatMap((words) => words.ingredients));
  const inci = (seed: number) =>
    pick(inciHeads, seed) + pick(inciMiddles, seed + 5) + pick(inciTails, seed + 3);
  return (index: number, { name, active }: { name: string; active: string }): ProductWords => {
    const seed = index * 13;
    const own = [inci(seed), inci(seed + 1)];
    return {
      ...pick(real, seed),
      summary: `${pick(sentences, seed + 2)} ${contains} ${active.toLowerCase()}, ${own.join(', ').toLowerCase()}.`,
      ingredients: unique([active, ...own, pick(ingredients, seed + 3), pick(ingredients, seed + 4)]),
      imageAlt: `${name}. ${pick(real, index).imageAlt}`,
    };
  };
}

/**
 * Adds invented products to the shop until it has `count`: all categories and lines, 60 brands, pictures of
 * the real ones. The same for the same count.
 * @throws Error when there are not as many names
 */
export function growShop(real: Shop, count: number): Shop {
  const added = Array.from({ length: Math.max(0, count - real.catalogue.length) }, (_, index) => index);
  if (added.length > names) throw new Error(`There are names for ${names} invented products, not for more.`);
  const invented = brandHeads.flatMap((head) => brandTails.map((tail) => head + tail));
  const brands = unique([...real.catalogue.map(({ brand }) => brand), ...invented]).slice(0, BRANDS);
  const categories = unique(real.catalogue.map(({ category }) => category));
  const lines = unique(real.catalogue.map(({ line }) => line));

  const facts = added.map((index): ProductFacts => {
    const { name } = nameOf(index);
    const { size, image } = pick(real.catalogue, index);
    return {
      id: slugOf(name),
      name,
      brand: pick(brands, index + 5),
      category: pick(categories, index + 7),
      line: pick(lines, index + 11),
      size,
      image,
    };
  });
  const write = (words: Shop['es'], contains: string) => {
    const writer = createWriter(Object.values(words), contains);
    const own = facts.map(({ id }, index) => [id, writer(index, nameOf(index))] as const);
    return { ...words, ...Object.fromEntries(own) };
  };
  // One in twenty has no price yet, as in the price list.
  const priced = facts.filter((_, index) => index % 20 !== 0);
  const prices = priced.map(({ id }, index) => [id, 1000 * (38 + ((index * 37) % 230))] as const);
  const declared = Object.values(real.compositions);
  const compositions = facts.map(({ id }, index) => [id, pick(declared, index + 17)] as const);
  return {
    catalogue: [...real.catalogue, ...facts],
    es: write(real.es, 'Contiene'),
    en: write(real.en, 'It contains'),
    prices: { ...real.prices, ...Object.fromEntries(prices) },
    compositions: { ...real.compositions, ...Object.fromEntries(compositions) },
  };
}
