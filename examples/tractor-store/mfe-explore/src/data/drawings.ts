import { drawScene, drawStore, drawTractor, type Drawing } from '@tractor-store/art/pictures';

import catalogue from './catalogue.json' with { type: 'json' };
import stores from './stores.json' with { type: 'json' };

/** Every drawing that this team releases. */
export const drawings: Drawing[] = [
  ...catalogue.flatMap(({ variants }) => variants.map(({ sku, color }) => drawTractor(sku, color))),
  ...['classic', 'autonomous'].map(drawScene),
  ...stores.map(({ id }) => drawStore(id)),
];
