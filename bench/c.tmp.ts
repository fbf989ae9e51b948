import sharp from 'sharp';
import { readFileSync } from 'node:fs';
const [, , out, scale, ...files] = process.argv;
const k = Number(scale);
const ims = [];
let x = 0,
  h = 0;
for (const f of files) {
  const m = await sharp(f).metadata();
  const w = Math.round(m.width! * k),
    hh = Math.round(m.height! * k);
  const b = await sharp(f).resize(w, hh).toBuffer();
  ims.push({ input: b, left: x, top: 0 });
  x += w + 10;
  h = Math.max(h, hh);
}
await sharp({ create: { width: x, height: h, channels: 3, background: '#888' } })
  .composite(ims)
  .png()
  .toFile(out);
console.log(out, x, h);
