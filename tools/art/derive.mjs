#!/usr/bin/env node
// Pictures made from other pictures: category tiles (crops of masters), icons and the Open Graph picture.
//   node tools/art/derive.mjs      run after render.mjs, before web.mjs
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

const ART = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(ART, 'masters');
const BRAND = join(ART, 'brand');

/** Tile → the master it is cut from and where: the crop's centre, as shares of width and height, and its side as a share of the shorter edge. */
const TILES = {
  'spa-facial': ['spa/clarity-antimanchas', 0.5, 0.42, 0.96],
  'spa-capilar': ['spa/follicle-reactivation', 0.5, 0.42, 1],
  'spa-corporal': ['spa/contour-sculpt-360', 0.5, 0.5, 1],
  'spa-laser': ['spa/smooth-hair-free', 0.5, 0.58, 1],
  'tienda-rejuvenecimiento': ['products/suero-resveratrol-acido-ferulico', 0.5, 0.55, 1],
  'tienda-capilar': ['products/aceite-puntas-moriche-argan', 0.5, 0.5, 1],
  'tienda-anti-acne': ['products/mascarilla-arcilla-verde', 0.5, 0.55, 1],
  'tienda-antimanchas': ['products/suero-acido-tranexamico-3', 0.5, 0.55, 1],
};

mkdirSync(join(MASTERS, 'categories'), { recursive: true });
for (const [tile, [source, cx, cy, share]] of Object.entries(TILES)) {
  const from = join(MASTERS, `${source}.png`);
  if (!existsSync(from)) {
    console.error(`no master for ${tile}: ${source}`);
    continue;
  }
  const { width, height } = await sharp(from).metadata();
  const side = Math.round(Math.min(width, height) * share);
  const clamp = (centre, full) => Math.round(Math.min(full - side, Math.max(0, centre * full - side / 2)));
  await sharp(from)
    .extract({ left: clamp(cx, width), top: clamp(cy, height), width: side, height: side })
    .resize(Math.min(side, 720))
    .png()
    .toFile(join(MASTERS, 'categories', `${tile}.png`));
}

const svg = (name) => readFileSync(join(BRAND, `${name}.svg`));
const png = (name, size) =>
  sharp(svg(name), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
for (const [file, name, size] of [
  ['apple-touch-icon.png', 'icon-square', 180],
  ['icon-192.png', 'favicon', 192],
  ['icon-512.png', 'favicon', 512],
  ['icon-maskable-512.png', 'icon-maskable', 512],
]) {
  writeFileSync(join(BRAND, file), await png(name, size));
}

// favicon.ico: a directory of PNGs.
const sizes = [16, 32, 48];
const images = await Promise.all(sizes.map((size) => png('favicon', size)));
const head = Buffer.alloc(6 + 16 * images.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(images.length, 4);
let offset = head.length;
images.forEach((image, i) => {
  const at = 6 + 16 * i;
  head[at] = sizes[i];
  head[at + 1] = sizes[i];
  head.writeUInt16LE(1, at + 4);
  head.writeUInt16LE(32, at + 6);
  head.writeUInt32LE(image.length, at + 8);
  head.writeUInt32LE(offset, at + 12);
  offset += image.length;
});
writeFileSync(join(BRAND, 'favicon.ico'), Buffer.concat([head, ...images]));

// Open Graph, 1200 × 630: the spa hero with the wordmark in its calm third.
const hero = join(MASTERS, 'hero/spa.png');
if (existsSync(hero)) {
  const mark = Buffer.from(
    readFileSync(join(BRAND, 'wordmark.svg'), 'utf8').replaceAll('currentColor', '#1E2421'),
  );
  await sharp(hero)
    .resize(1200, 630, { fit: 'cover', position: 'top' })
    .composite([
      {
        input: await sharp(mark, { density: 260 }).resize({ width: 470 }).png().toBuffer(),
        left: 72,
        top: 84,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(BRAND, 'open-graph.jpg'));
}
