import type { Product } from '../../mfe-shop/src/content/types.ts';
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

/** The products in both languages, in the order of the catalogue. */
export type Shop = Record<'es' | 'en', readonly Product[]>;

/** What one language says of a product, and the others say in their own words. */
type ProductWords = Pick<Product, 'gloss' | 'summary' | 'howToUse' | 'ingredients' | 'imageAlt'>;

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
    const { gloss, howToUse } = pick(real, seed);
    return {
      ...(gloss && { gloss }),
      howToUse,
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
  const added = Array.from({ length: Math.max(0, count - real.es.length) }, (_, index) => index);
  if (added.length > names) throw new Error(`There are names for ${names} invented products, not for more.`);
  const invented = brandHeads.flatMap((head) => brandTails.map((tail) => head + tail));
  const brands = unique([...real.es.map(({ brand }) => brand), ...invented]).slice(0, BRANDS);
  const categories = unique(real.es.map(({ category }) => category));
  const lines = unique(real.es.map(({ line }) => line));

  const facts = added.map((index) => {
    const { name } = nameOf(index);
    const { size, image, skinTypes } = pick(real.es, index);
    return {
      id: slugOf(name),
      name,
      brand: pick(brands, index + 5),
      category: pick(categories, index + 7),
      line: pick(lines, index + 11),
      size,
      image,
      skinTypes,
      composition: pick(real.es, index + 17).composition,
      // One in twenty has no price yet, as in the clinic's own list.
      ...(index % 20 !== 0 && { price: 1000 * (38 + ((index * 37) % 230)) }),
    };
  });
  const grow = (products: readonly Product[], contains: string): Product[] => {
    const write = createWriter(products, contains);
    return [...products, ...facts.map((own, index) => ({ ...own, ...write(index, nameOf(index)) }))];
  };
  return { es: grow(real.es, 'Contiene'), en: grow(real.en, 'It contains') };
}
