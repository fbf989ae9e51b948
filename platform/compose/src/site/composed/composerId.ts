import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const here = path.resolve(import.meta.dirname, '../..');
const react = (require('react-dom/package.json') as { version: string }).version;
const core = path.resolve(fileURLToPath(import.meta.resolve('@tesela/core/contract')), '../..');

function hashSources(): string {
  const hash = createHash('sha256');
  const isSource = (file: string) => /\.[jt]s$/.test(file) && !/\.(?:test|d)\.ts$/.test(file);
  for (const [dir, pattern] of [
    [here, '**/*.{ts,js}'],
    [core, '{contract,described,search,text}/**/*.{ts,js}'],
  ] as const) {
    for (const file of globSync(pattern, { cwd: dir }).filter(isSource).toSorted()) {
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(dir, file)));
    }
  }
  const { brotli, zlib, v8 } = process.versions;
  return hash.update(JSON.stringify({ react, brotli, zlib, v8 })).digest('hex').slice(0, 16);
}

/**
 * Hash of the program that composes pages: the code of this package and the versions of what it depends on. Pages of
 * another composer are not reused.
 */
export const composerId: string = hashSources();
