import { drawTractor, type Drawing } from '@tractor-store/art/pictures';

import products from './products.json' with { type: 'json' };

/** Every drawing that this team releases. */
export const drawings: Drawing[] = products.flatMap(({ variants }) =>
  variants.map(({ sku, color }) => drawTractor(sku, color)),
);
