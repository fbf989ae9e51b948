import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { products as en } from '../../mfe-shop/src/content/en/products.data.ts';
import { products as es } from '../../mfe-shop/src/content/es/products.data.ts';
import { growShop } from './growShop.ts';

const run = promisify(execFile);

const wordFields = new Set(['gloss', 'summary', 'howToUse', 'ingredients', 'imageAlt']);

/** Adds files of invented products until the catalogue has so many. */
async function growSources(copy: string, products: number): Promise<void> {
  const grown = growShop({ es, en }, products);
  const write = (folder: string, id: string, value: object) =>
    writeFile(path.join(copy, 'mfe-shop/content', folder, `${id}.json`), JSON.stringify(value));
  const fieldsOf = (product: object, areWords: boolean) =>
    Object.fromEntries(Object.entries(product).filter(([key]) => wordFields.has(key) === areWords));
  for (const [index, { id, ...facts }] of grown.es.entries()) {
    await write('products', id, { order: index, ...fieldsOf(facts, false) });
    await write('es/products', id, fieldsOf(facts, true));
    await write('en/products', id, fieldsOf(grown.en[index] ?? {}, true));
  }
}

export type Composed = {
  siteDir: string;
  seconds: number;
  /** Seconds of processor time, of all threads. */
  work: number;
  megabytes: number;
};

/** Prints a process's use of memory, in kB, and of processor time, in microseconds, as its last line. */
const reportUse =
  'data:text/javascript,process.on("exit",()=>console.log(JSON.stringify(process.resourceUsage())))';

/**
 * Builds the shop of the copy and composes the whole site.
 * @param products how many to grow the catalogue to; the shop stays as it is when they are not more than it has
 * @throws Error with what the build or compose said
 */
export async function composeSite(copy: string, products: number): Promise<Composed> {
  if (products > es.length) await growSources(copy, products);
  const rsbuild = path.join(copy, 'mfe-shop/node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build'], { cwd: path.join(copy, 'mfe-shop') });
  const siteDir = path.join(copy, `.site-${products}`);
  const start = performance.now();
  const clinic = ['cli/src/clinic.ts', 'compose', '--workspace'];
  const { stdout } = await run(process.execPath, ['--import', reportUse, ...clinic], {
    cwd: copy,
    env: { ...process.env, SITE_DIR: siteDir },
  });
  const seconds = (performance.now() - start) / 1000;
  const use = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  if (!existsSync(path.join(siteDir, 'live'))) throw new Error(stdout);
  return {
    siteDir,
    seconds,
    work: (use.userCPUTime + use.systemCPUTime) / 1e6,
    megabytes: use.maxRSS / 1024,
  };
}
