import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { catalogue } from '../../mfe-shop/src/content/catalogue.ts';
import { compositions } from '../../mfe-shop/src/content/composition.ts';
import { products as en } from '../../mfe-shop/src/content/en/products.ts';
import { products as es } from '../../mfe-shop/src/content/es/products.ts';
import { growShop } from './growShop.ts';

const run = promisify(execFile);

/** Replaces what the shop is made of by a catalogue of so many products. */
async function growSources(copy: string, products: number): Promise<void> {
  const priceFile = path.join(copy, 'settings/prices.json');
  const list = JSON.parse(await readFile(priceFile, 'utf8')) as { prices: Record<string, number> };
  const shop = growShop({ catalogue, es, en, prices: list.prices, compositions }, products);
  const write = (file: string, name: string, value: unknown) =>
    writeFile(
      path.join(copy, 'mfe-shop/src/content', file),
      `export const ${name} = ${JSON.stringify(value)};`,
    );
  await write('catalogue.ts', 'catalogue', shop.catalogue);
  await write('composition.ts', 'compositions', shop.compositions);
  await write('es/products.ts', 'products', shop.es);
  await write('en/products.ts', 'products', shop.en);
  await writeFile(priceFile, JSON.stringify({ ...list, prices: shop.prices }));
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
  if (products > catalogue.length) await growSources(copy, products);
  const rsbuild = path.join(copy, 'mfe-shop/node_modules/@rsbuild/core/bin/rsbuild.js');
  await run(process.execPath, [rsbuild, 'build'], { cwd: path.join(copy, 'mfe-shop') });
  const siteDir = path.join(copy, `.site-${products}`);
  const start = performance.now();
  const { stdout } = await run(process.execPath, ['--import', reportUse, 'compose/src/cli.ts'], {
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
