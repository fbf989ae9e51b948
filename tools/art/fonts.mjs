// Cuts the brand's fonts down to what the first page carries: the letters of Spanish and English, the weights in use.
// Run: npx --yes -p subset-font@2.9.0 node tools/art/fonts.mjs; what it writes is in git.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { fromNpx } from './fromNpx.mjs';

const subsetFont = createRequire(import.meta.url)(fromNpx('subset-font'));
const shared = resolve(import.meta.dirname, '../../shared');
const { resolve: find } = createRequire(resolve(shared, 'package.json'));

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');

/** `unicode-range` in fonts.css says the same. */
const letters = `${ascii}\u00A0áéíóúüñÁÉÍÓÚÜÑ¿¡«»°·ªº×–—‘’“”…→`;

const fonts = {
  fraunces: { variationAxes: { wght: 350 }, keepFeatures: ['kern', 'liga'] },
  figtree: { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: ['kern', 'liga', 'tnum'] },
};

for (const [name, options] of Object.entries(fonts)) {
  const whole = await readFile(find(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const part = await subsetFont(whole, letters, { targetFormat: 'woff2', ...options });
  await writeFile(resolve(shared, `src/styles/fonts/${name}.woff2`), part);
  console.log(`${name}: ${whole.length} → ${part.length} bytes`);
}
