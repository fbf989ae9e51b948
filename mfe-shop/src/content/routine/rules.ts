import type { RoutineStep } from './steps.ts';

/** What a visitor may want to care for; without a worry the routine only keeps the skin well. */
export const worries = ['acne', 'manchas', 'arrugas', 'resequedad', 'ninguna'] as const;

export type Worry = (typeof worries)[number];

/** How many minutes a visitor has for each shelf. */
export const minuteChoices = [3, 5, 10] as const;

export type Minutes = (typeof minuteChoices)[number];

export type Shelf = 'manana' | 'noche';

/** A step of a shelf: from how many minutes on, and whether only what the worry asks for stands there. */
export type RoutinePlace = { step: RoutineStep; minutes: Minutes; forWorry?: true };

/** In the order of use. Least is cleanser, moisturiser and, in the morning, sun protection. */
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

/** Steps that are rinsed off, so that what is in them meets nothing. */
export const rinsed: readonly RoutineStep[] = ['desmaquillar', 'limpiar'];

/** Actives that rules speak of, by what the label's list of ingredients calls them. */
export const actives = {
  retinoid: /\bretin(?:ol|al)\b/i,
  aha: /\b(?:glycolic|lactic|mandelic) acid\b/i,
  bha: /\bsalicylic acid\b/i,
} as const;

export type Active = keyof typeof actives;

/** What must be said where a routine has one active of each group. */
export const warnings = {
  /** Retinoid and acid irritate when one night has both. */
  noches: [['retinoid'], ['aha', 'bha']],
  /** Both make the skin take the sun worse. */
  sol: [['retinoid', 'aha', 'bha']],
  embarazo: [['retinoid']],
  aspirina: [['bha']],
} as const satisfies Record<string, readonly (readonly Active[])[]>;

export type Warning = keyof typeof warnings;
