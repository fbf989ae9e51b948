/** Skins that a visitor may say to have. */
export const skins = ['seca', 'mixta', 'grasa', 'sensible'] as const;

export type Skin = (typeof skins)[number];

/** Skins that a product names; the last two stand for no skin of a visitor's. */
export const skinTypes = {
  seca: 'Seca',
  mixta: 'Mixta',
  grasa: 'Grasa',
  sensible: 'Sensible',
  todas: 'La mayoría de las pieles',
  'cuero-cabelludo': 'Cuero cabelludo',
} as const;

/** What a product is for. */
export const productNeeds = {
  acne: 'Acné, brillo y poros',
  manchas: 'Manchas y tono desigual',
  arrugas: 'Líneas y firmeza',
  resequedad: 'Resequedad y tirantez',
  sol: 'Protección solar',
  cabello: 'Cuero cabelludo y cabello',
} as const;

export type Need = keyof typeof productNeeds;

// The keys of a const object are its type's keys; Object.keys widens them.
export const needs = Object.keys(productNeeds) as Need[];

type Traits = { skinTypes: readonly (keyof typeof skinTypes)[]; category: string };

/** Whether a product is for a skin. What is for most skins is for each; what is for hair, for none. */
export const suitsSkin = ({ skinTypes: types, category }: Traits, skin: Skin): boolean =>
  category !== 'Capilar' && (types.includes(skin) || types.includes('todas'));
