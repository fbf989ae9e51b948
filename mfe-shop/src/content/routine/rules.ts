import type { RoutineStep } from './steps.ts';

/** What a visitor wants to treat. Without a worry the routine only maintains the skin. */
export const worries = ['acne', 'manchas', 'arrugas', 'resequedad', 'ninguna'] as const;

export type Worry = (typeof worries)[number];

/** How many minutes the visitor has in the morning and at night. */
export const minuteChoices = [3, 5, 10] as const;

export type Minutes = (typeof minuteChoices)[number];

export type Shelf = 'manana' | 'noche';

/**
 * A step of a shelf: from how many minutes on it is included, and whether it needs a product for the worry.
 */
export type RoutinePlace = { step: RoutineStep; minutes: Minutes; forWorry?: true };

/**
 * The steps in the order of use. The minimum is cleanser, moisturiser and, in the morning, sun protection.
 */
export const plan: Readonly<Record<Shelf, readonly RoutinePlace[]>> = {
  manana: [
    { step: 'limpiar', minutes: 3 },
    { step: 'antioxidante', minutes: 5 },
    { step: 'tratamiento', minutes: 10, forWorry: true },
    { step: 'localizado', minutes: 10, forWorry: true },
    { step: 'contorno', minutes: 10, forWorry: true },
    { step: 'hidratar', minutes: 3 },
    { step: 'proteger', minutes: 3 },
  ],
  noche: [
    { step: 'desmaquillar', minutes: 10 },
    { step: 'limpiar', minutes: 3 },
    { step: 'exfoliar', minutes: 10, forWorry: true },
    { step: 'antioxidante', minutes: 10, forWorry: true },
    { step: 'tratamiento', minutes: 5, forWorry: true },
    { step: 'contorno', minutes: 10, forWorry: true },
    { step: 'hidratar', minutes: 3 },
    { step: 'aceite', minutes: 5, forWorry: true },
  ],
};

/** Steps that are rinsed off, so their ingredients do not react with other products. */
export const rinsed: readonly RoutineStep[] = ['desmaquillar', 'limpiar'];

/** Active ingredients in the rules, matched in the label's list of ingredients. */
export const actives = {
  retinoid: /\bretin(?:ol|al)\b/i,
  aha: /\b(?:glycolic|lactic|mandelic) acid\b/i,
  bha: /\bsalicylic acid\b/i,
} as const;

export type Active = keyof typeof actives;

/** A warning is shown when a routine contains at least one active of each group. */
export const warnings = {
  /** A retinoid and an acid irritate the skin if used on the same night. */
  noches: [['retinoid'], ['aha', 'bha']],
  /** Both make the skin more sensitive to the sun. */
  sol: [['retinoid', 'aha', 'bha']],
  embarazo: [['retinoid']],
  aspirina: [['bha']],
} as const satisfies Record<string, readonly (readonly Active[])[]>;

export type Warning = keyof typeof warnings;
