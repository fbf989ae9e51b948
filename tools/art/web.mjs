#!/usr/bin/env node
// Turns masters into what the browser loads: AVIF and WebP at the widths a folder's pictures are shown at, and pictures.json.
//   node tools/art/web.mjs [--all]      --all also redoes files newer than their master
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import {
  dominantColor,
  encodePicture,
  fittingWidths,
  formats,
  recipes,
  sizeOf,
} from '@tesela/build/pictures/recipe';

const ART = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(ART, 'masters');
const WEB = join(ART, 'web');

const pictures = {};
let total = 0;
for (const [folder, recipe] of Object.entries(recipes)) {
  const from = join(MASTERS, folder);
  if (!existsSync(from)) continue;
  const to = join(WEB, folder);
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from)
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.slice(0, -4))
    .sort();
  for (const name of names) {
    const master = join(from, `${name}.png`);
    const { width, height } = await sizeOf(master);
    const fitting = fittingWidths(recipe, width);
    for (const w of fitting) {
      for (const format of formats) {
        const file = join(to, `${name}-${w}.${format}`);
        if (
          !process.argv.includes('--all') &&
          existsSync(file) &&
          statSync(file).mtimeMs > statSync(master).mtimeMs
        )
          continue;
        writeFileSync(file, await encodePicture(master, w, format, recipe));
      }
    }
    pictures[`${folder}/${name}`] = { width, height, color: await dominantColor(master), widths: fitting };
  }
  // A picture whose master is gone must not linger.
  for (const file of readdirSync(to)) {
    const match = /^(.*)-(\d+)\.(avif|webp)$/.exec(file);
    if (match && !pictures[`${folder}/${match[1]}`]?.widths.includes(Number(match[2])))
      rmSync(join(to, file));
  }
  const files = readdirSync(to).map((file) => [file, statSync(join(to, file)).size]);
  total += files.reduce((sum, [, size]) => sum + size, 0);
  for (const [file, size] of files) {
    const cap =
      recipe.limit?.[Number(/-(\d+)\.avif$/.exec(file)?.[1])] ??
      (/\.(webm|mp4)$/.test(file) ? 400_000 : Infinity);
    if (size > cap) console.error(`TOO HEAVY ${folder}/${file}: ${size} B, at most ${cap}`);
  }
}
writeFileSync(join(WEB, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
console.log(`${Object.keys(pictures).length} pictures, ${(total / 1e6).toFixed(1)} MB`);
