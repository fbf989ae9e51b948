/** Skin types that a visitor can choose. */
export const skins = ['seca', 'mixta', 'grasa', 'sensible'] as const;

export type Skin = (typeof skins)[number];

/** Skin types of a product. The last two are not skin types that a visitor can choose. */
export const skinTypes = {
  seca: 'Seca',
  mixta: 'Mixta',
  grasa: 'Grasa',
  sensible: 'Sensible',
  todas: 'La mayoría de las pieles',
  'cuero-cabelludo': 'Cuero cabelludo',
} as const;

/** What a product is used for. */
export const productNeeds = {
  acne: 'Acné, brillo y poros',
  manchas: 'Manchas y tono desigual',
  arrugas: 'Líneas y firmeza',
  resequedad: 'Resequedad y tirantez',
  sol: 'Protección solar',
  cabello: 'Cuero cabelludo y cabello',
} as const;

export type Need = keyof typeof productNeeds;

// Object.keys widens the keys to strings; these are exactly the keys of the const object.
export const needs = Object.keys(productNeeds) as Need[];

type Traits = { skinTypes: readonly (keyof typeof skinTypes)[]; category: string };

/** Tells whether a product suits a skin. Products for most skins suit each; hair products suit none. */
export const suitsSkin = ({ skinTypes: types, category }: Traits, skin: Skin): boolean =>
  category !== 'Capilar' && (types.includes(skin) || types.includes('todas'));
