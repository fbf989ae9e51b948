import type { Product } from '../products.ts';
import { suitsSkin, type Skin } from '../traits.ts';
import {
  actives,
  plan,
  rinsed,
  warnings,
  type Active,
  type Minutes,
  type RoutinePlace,
  type Shelf,
  type Warning,
  type Worry,
} from './rules.ts';

export type Suggested = { product: Product; step: RoutinePlace['step']; minutes: Minutes };

export type Routine = {
  shelves: Readonly<Record<Shelf, readonly Suggested[]>>;
  /** The warnings, the products that cause each, and from how many minutes on the routine contains them. */
  warnings: readonly { id: Warning; products: readonly Product[]; minutes: Minutes }[];
  /** The shop has no treatment of this worry for this skin. */
  lacksTreatment: boolean;
};

const has = (product: Product, active: Active) => actives[active].test(product.composition.ingredients);

const isFor = ({ needs }: Product, worry: Worry) => worry !== 'ninguna' && needs.includes(worry);

/** Scores a product. The worry counts most, then the skin type, then a known price. */
const fit = (product: Product, skin: Skin, worry: Worry): number =>
  4 * Number(isFor(product, worry)) +
  2 * Number(product.skinTypes.includes(skin)) +
  Number(product.price !== null);

/** Returns the best product for one step. Sold-out products are left out. */
function choose(all: readonly Product[], shelf: Shelf, place: RoutinePlace, skin: Skin, worry: Worry) {
  const candidates = all.filter(
    (product) =>
      product.routine?.step === place.step &&
      (product.routine.when === shelf || product.routine.when === 'ambas') &&
      suitsSkin(product, skin) &&
      !product.soldOut &&
      (!place.forWorry || isFor(product, worry)),
  );
  return candidates.toSorted((a, b) => fit(b, skin, worry) - fit(a, skin, worry))[0];
}

/** Returns all combinations of one item per group. */
const combinations = <T>(groups: readonly (readonly T[])[]): readonly (readonly T[])[] =>
  groups.reduce<readonly (readonly T[])[]>(
    (taken, group) => taken.flatMap((some) => group.map((one) => [...some, one])),
    [[]],
  );

/** Suggests a routine for a skin and a worry from the products that are available today. */
export function suggestRoutine(all: readonly Product[], skin: Skin, worry: Worry): Routine {
  const fill = (shelf: Shelf): Suggested[] =>
    plan[shelf].flatMap((place) => {
      const product = choose(all, shelf, place, skin, worry);
      return product ? [{ product, step: place.step, minutes: place.minutes }] : [];
    });
  const shelves = { manana: fill('manana'), noche: fill('noche') };
  const steps = [...shelves.manana, ...shelves.noche];
  const leftOn = steps
    .filter(({ step }) => !rinsed.includes(step))
    .toSorted((a, b) => a.minutes - b.minutes)
    .filter(({ product }, index, all) => all.findIndex((other) => other.product === product) === index);
  // Object.keys widens the keys to strings; these are exactly the keys of the const object.
  const told = (Object.keys(warnings) as Warning[]).flatMap((id) => {
    const groups: readonly (readonly Active[])[] = warnings[id];
    const found = groups.map((group) =>
      leftOn.filter(({ product }) => group.some((active) => has(product, active))),
    );
    return combinations(found).map((together) => ({
      id,
      products: together.map(({ product }) => product),
      // The maximum of these minutes is one of the three choices.
      minutes: Math.max(...together.map(({ minutes }) => minutes)) as Minutes,
    }));
  });
  const treats = steps.some(
    ({ step, product }) => step !== 'limpiar' && step !== 'hidratar' && isFor(product, worry),
  );
  return { shelves, warnings: told, lacksTreatment: worry !== 'ninguna' && !treats };
}
