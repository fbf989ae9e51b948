import { createHash } from 'node:crypto';

import { picture } from './parts.ts';
import { scenes, stores } from './scenes.ts';
import { tractors } from './tractors.ts';

/** A drawing as pages show it: the address bears a hash of the drawing, so that browsers may keep it for ever. */
export type Drawing = { url: string; svg: string };

function drawing(name: string, svg: string): Drawing {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { url: `/pictures/${name.toLowerCase()}.${hash}.svg`, svg };
}

/** A tractor in the colour of a variant. @param sku such as `CL-01-GR` */
export function drawTractor(sku: string, color: string): Drawing {
  const draw = tractors[sku.slice(0, 5)];
  if (!draw) throw new Error(`art/tractors.ts draws no ${sku.slice(0, 5)}.`);
  return drawing(`tractors/${sku}`, picture(draw(color)));
}

function named(folder: string, all: Readonly<Record<string, string>>, name: string): Drawing {
  const svg = all[name];
  if (!svg) throw new Error(`art/scenes.ts draws no ${name}.`);
  return drawing(`${folder}/${name}`, svg);
}

export const drawScene = (category: string): Drawing => named('scenes', scenes, category);
export const drawStore = (id: string): Drawing => named('stores', stores, id);
