import { describe, expect, it } from 'vitest';

import { readProducts } from '../products.ts';
import { skins } from '../traits.ts';
import { actives, plan, rinsed, worries } from './rules.ts';
import { suggestRoutine } from './suggestRoutine.ts';

const all = readProducts('es', { prices: {} });
const combinations = skins.flatMap((skin) => worries.map((worry) => [skin, worry] as const));
const ids = (steps: readonly { product: { id: string } }[]) => steps.map(({ product }) => product.id);

describe.each(combinations)('a routine for skin «%s» and worry «%s»', (skin, worry) => {
  const routine = suggestRoutine(all, skin, worry);
  const { manana, noche } = routine.shelves;

  it('begins with a cleanser and ends the morning with sun protection', () => {
    expect(manana[0]?.step).toBe('limpiar');
    expect(manana.at(-1)?.product.needs).toContain('sol');
  });

  it('keeps to the order of use, and to the skin', () => {
    for (const shelf of ['manana', 'noche'] as const) {
      const order = plan[shelf].map(({ step }) => step);
      const places = routine.shelves[shelf].map(({ step }) => order.indexOf(step));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
    for (const { product } of [...manana, ...noche])
      expect([skin, 'todas'].some((type) => product.skinTypes.some((one) => one === type))).toBe(true);
  });

  it('has in three minutes a cleanser and a moisturiser, morning and night', () => {
    for (const shelf of [manana, noche])
      expect(shelf.filter(({ minutes }) => minutes === 3).map(({ step }) => step)).toEqual(
        expect.arrayContaining(['limpiar', 'hidratar']),
      );
  });

  it('has retinoids and left-on acids at night alone, and one exfoliant at most', () => {
    const strong = manana.filter(
      ({ step, product }) =>
        !rinsed.includes(step) &&
        step !== 'localizado' &&
        Object.values(actives).some((active) => active.test(product.composition.ingredients)),
    );

    expect(strong).toEqual([]);
    expect(noche.filter(({ step }) => step === 'exfoliar').length).toBeLessThanOrEqual(1);
  });
});

/** The rules about single products are held against these alone, whatever else the shop sells. */
const few = all.filter(({ id }) =>
  [
    'gel-limpiador-equilibrante',
    'suero-nocturno-retinol-03',
    'locion-renovadora-acido-glicolico-8',
    'aceite-facial-bakuchiol-sacha-inchi',
    'locion-exfoliante-acido-salicilico-2',
    'gel-localizado-imperfecciones',
    'gel-solar-toque-seco-fps-50',
    'fluido-solar-invisible-fps-50',
  ].includes(id),
);

it('retinol and glycolic acid are told to be for different nights, with the sun and pregnancy', () => {
  const { shelves, warnings } = suggestRoutine(few, 'grasa', 'arrugas');

  expect(ids(shelves.noche)).toEqual(
    expect.arrayContaining(['suero-nocturno-retinol-03', 'locion-renovadora-acido-glicolico-8']),
  );
  expect(warnings.map(({ id }) => id)).toEqual(expect.arrayContaining(['noches', 'sol', 'embarazo']));
});

it('of a product that ten minutes alone have room for, nothing is told in five', () => {
  const { warnings } = suggestRoutine(few, 'grasa', 'arrugas');
  const inFive = warnings.filter(({ minutes }) => minutes <= 5);

  expect(inFive.map(({ id }) => id)).toEqual(['sol', 'embarazo']);
  expect(ids(inFive.map(({ products }) => ({ product: products[0] ?? { id: '' } })))).toEqual([
    'suero-nocturno-retinol-03',
    'suero-nocturno-retinol-03',
  ]);
});

it.each(['seca', 'sensible'] as const)('skin «%s» gets bakuchiol in the place of retinol', (skin) => {
  const { shelves, warnings } = suggestRoutine(few, skin, 'arrugas');

  expect(ids(shelves.noche)).toContain('aceite-facial-bakuchiol-sacha-inchi');
  expect(ids(shelves.noche)).not.toContain('suero-nocturno-retinol-03');
  expect(warnings).toEqual([]);
});

it('salicylic acid is told to whom aspirin harms', () => {
  expect(suggestRoutine(few, 'grasa', 'acne').warnings.map(({ id }) => id)).toContain('aspirina');
});

it('what is sold out is not suggested', () => {
  const id = 'gel-solar-toque-seco-fps-50';
  const soldOut = few.map((product) =>
    product.id === id ? { ...product, soldOut: { says: 'Agotado' } } : product,
  );

  expect(ids(suggestRoutine(few, 'grasa', 'acne').shelves.manana)).toContain(id);
  expect(ids(suggestRoutine(soldOut, 'grasa', 'acne').shelves.manana)).toContain(
    'fluido-solar-invisible-fps-50',
  );
});

it('says where the shop has no treatment for a worry', () => {
  expect(suggestRoutine(few, 'seca', 'acne').lacksTreatment).toBe(true);
  expect(suggestRoutine(few, 'grasa', 'acne').lacksTreatment).toBe(false);
});
