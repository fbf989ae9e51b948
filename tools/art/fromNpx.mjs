import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Path of a package beside this file, from $ART_TOOLS, or from `npx -p`, which only puts its node_modules/.bin on PATH. */
export function fromNpx(name) {
  const folders = (process.env.PATH ?? '')
    .split(':')
    .filter((path) => path.endsWith('node_modules/.bin'))
    .map((path) => dirname(dirname(path)));
  const paths = [import.meta.dirname, process.env.ART_TOOLS, ...folders].filter(Boolean);
  return createRequire(import.meta.url).resolve(name, { paths });
}
