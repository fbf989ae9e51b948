import { clockOf } from '@clinic/shared/hours/clock';
import { formatDate } from '@clinic/shared/hours/say';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { pictures } from '#pictures.data.ts';

import { soldOutOn, type Availability } from './availabilitySettings.ts';
import type { Prices } from './priceSettings.ts';
import { source } from './schema.ts';
import { skins, suitsSkin } from './traits.ts';

export type ShopSettings = { prices: Prices; availability?: Availability };

/** The sold-out text that all pages, the cart and the order use. */
export type SoldOutNote = { says: string; returns?: string };

/**
 * Returns the sold-out text of a product on the day of the compose.
 * @returns undefined if the product is available
 */
function soldOutNote(id: string, availability: Availability, lang: Lang): SoldOutNote | undefined {
  const found = soldOutOn(clockOf(new Date()).date, id, availability);
  if (!found) return undefined;
  const { now, until } = source.single('pages/producto', lang).soldOut;
  const { returns } = found;
  return returns ? { says: fill(until, { day: formatDate(returns, lang) }, lang), returns } : { says: now };
}

/**
 * Reads all products in one language with today's prices. A price of the settings replaces the price of the
 * release.
 */
export const readProducts = (lang: Lang, { prices, availability = {} }: ShopSettings) =>
  source.entries('products', lang).map(({ image, imageAlt, ...rest }) => {
    const soldOut = soldOutNote(rest.id, availability, lang);
    return {
      ...rest,
      image: { ...pictures[image], alt: imageAlt },
      /** In COP; `null` if there is no price yet. */
      price: prices[rest.id] ?? rest.price ?? null,
      ...(soldOut && { soldOut }),
    };
  });

export type Product = ReturnType<typeof readProducts>[number];

/** Returns the part of a product that lists need. */
export const summaryOf = ({
  howToUse: _use,
  texture: _texture,
  routine: _routine,
  composition: _composition,
  summary: _summary,
  ingredients: _ingredients,
  ...summary
}: Product) => summary;

export type ProductSummary = ReturnType<typeof summaryOf>;

export type Catalogue = readonly ProductSummary[];

/** Returns the part of a product that a small card needs. */
export const thumbOf = ({
  category: _category,
  line: _line,
  skinTypes: _skin,
  needs: _needs,
  ...thumb
}: ProductSummary) => thumb;

export type ProductThumb = ReturnType<typeof thumbOf>;

const RELATED = 2;

/** Returns up to `RELATED` other products of the category; those of the same line come first. */
export function relatedTo(product: Product, all: Catalogue): ProductSummary[] {
  const others = all.filter(({ id, category }) => category === product.category && id !== product.id);
  const isSameLine = ({ line }: ProductSummary) => Number(line === product.line);
  return others.toSorted((a, b) => isSameLine(b) - isSameLine(a)).slice(0, RELATED);
}

/** Steps that every routine has. */
const basicSteps = new Set(['limpiar', 'antioxidante', 'hidratar', 'proteger']);

/**
 * Returns up to `RELATED` products for the other basic steps of a routine, one per step, chosen by the same
 * skin and then the same needs.
 */
export function goingWith(product: Product, all: readonly Product[]): ProductSummary[] {
  if (!product.routine) return [];
  const own = product.routine;
  const suits = skins.filter((skin) => suitsSkin(product, skin));
  const sharedNeeds = (other: Product) => other.needs.filter((need) => product.needs.includes(need)).length;
  const sharedSkins = (other: Product) => suits.filter((skin) => suitsSkin(other, skin)).length;
  const others = all
    .filter(({ routine, soldOut }) => routine && routine.step !== own.step && !soldOut)
    .filter(({ routine }) => basicSteps.has(routine?.step ?? ''))
    .toSorted((a, b) => sharedSkins(b) - sharedSkins(a) || sharedNeeds(b) - sharedNeeds(a));
  const ofEachStep = Map.groupBy(others, ({ routine }) => routine?.step);
  return [...ofEachStep.values()].flatMap(([first]) => (first ? [summaryOf(first)] : [])).slice(0, RELATED);
}
