import { drawTractor } from '@tractor-store/art/pictures';

import variants from './variants.json' with { type: 'json' };

/** A variant as checkout sells it. */
export type Offer = { sku: string; name: string; price: number; inventory: number; picture: string };

export const offers: Offer[] = variants.map(({ color, ...variant }) => ({
  ...variant,
  picture: drawTractor(variant.sku, color).url,
}));
