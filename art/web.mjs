#!/usr/bin/env node
// Turns masters into what the browser loads: AVIF and WebP at the widths a folder's pictures are shown at, and pictures.json.
//   npx --yes -p sharp@0.35.5 node art/web.mjs [--all]      --all also redoes files newer than their master
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadSharp } from './sharp.mjs';

const sharp = loadSharp();
const ART = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(ART, 'masters');
const WEB = join(ART, 'web');

/** Widths in px, and the heaviest that one of them may be as AVIF, in bytes. */
const FOLDERS = {
  products: { widths: [320, 480, 640], limit: { 480: 12_000 } },
  hero: { widths: [640, 960, 1440], limit: { 1440: 90_000 } },
  services: { widths: [320, 480, 640, 960] },
  spa: { widths: [320, 480, 640, 960] },
  technology: { widths: [320, 480, 640, 960] },
  results: { widths: [320, 480, 640] },
  timeline: { widths: [320, 480, 640] },
  blog: { widths: [320, 480, 640, 960] },
  team: { widths: [320, 480, 640] },
  categories: { widths: [320, 480, 640] },
};

async function encode(master, width, format, limit) {
  for (let quality = format === 'avif' ? 64 : 82; ; quality -= 6) {
    const picture = sharp(master).resize({ width, kernel: 'lanczos3' });
    const bytes = await (
      format === 'avif'
        ? picture.avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
        : picture.webp({ quality, effort: 5 })
    ).toBuffer();
    if (!limit || bytes.length <= limit * (format === 'avif' ? 1 : 1.6) || quality < 30) return bytes;
  }
}

async function dominant(master) {
  const { data } = await sharp(master)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${[...data.subarray(0, 3)]
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
}

const pictures = {};
let total = 0;
for (const [folder, { widths, limit = {} }] of Object.entries(FOLDERS)) {
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
    const { width, height } = await sharp(master).metadata();
    const fitting = widths.filter((w) => w <= width * 1.12); // a master a little short of the widest size is good enough for it
    for (const w of fitting) {
      for (const format of ['avif', 'webp']) {
        const file = join(to, `${name}-${w}.${format}`);
        if (
          !process.argv.includes('--all') &&
          existsSync(file) &&
          statSync(file).mtimeMs > statSync(master).mtimeMs
        )
          continue;
        writeFileSync(file, await encode(master, w, format, limit[w]));
      }
    }
    pictures[`${folder}/${name}`] = { width, height, color: await dominant(master), widths: fitting };
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
      limit[Number(/-(\d+)\.avif$/.exec(file)?.[1])] ?? (/\.(webm|mp4)$/.test(file) ? 400_000 : Infinity);
    if (size > cap) console.error(`TOO HEAVY ${folder}/${file}: ${size} B, at most ${cap}`);
  }
}
writeFileSync(join(WEB, 'pictures.json'), `${JSON.stringify(pictures, null, 2)}\n`);
console.log(`${Object.keys(pictures).length} pictures, ${(total / 1e6).toFixed(1)} MB`);
