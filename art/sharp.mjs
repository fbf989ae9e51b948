import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** sharp from beside this file, from $ART_TOOLS, or from `npx -p sharp`, which only puts its node_modules/.bin on PATH. */
export function loadSharp() {
  const require = createRequire(import.meta.url);
  const fromNpx = (process.env.PATH ?? '')
    .split(':')
    .filter((path) => path.endsWith('node_modules/.bin'))
    .map((path) => dirname(dirname(path)));
  const paths = [import.meta.dirname, process.env.ART_TOOLS, ...fromNpx].filter(Boolean);
  return require(require.resolve('sharp', { paths }));
}
