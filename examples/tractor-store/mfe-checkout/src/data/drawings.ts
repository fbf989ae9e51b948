import { drawScene, drawTractor, type Drawing } from '@tractor-store/art/pictures';

import variants from './variants.json' with { type: 'json' };

/** Every drawing that this team releases. */
export const drawings: Drawing[] = [
  ...variants.map(({ sku, color }) => drawTractor(sku, color)),
  drawScene('classic'),
];
