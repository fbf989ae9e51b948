// The shop with many products beside the shop as it is: what a visitor fetches, and how fast it answers.
// `pnpm bench shop [--products 5000]`; needs `pnpm build`.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { products } from '../mfe-shop/src/content/es/products.data.ts';
import { compareFiles } from './shop/composedFiles.ts';
import { measureSite } from './shop/measureSite.ts';
import { keeps, rowsOf } from './shop/report.ts';
import { copyWorkspace } from '@clinic/testing/copyWorkspace';
import { composeSite, type Composed } from './shop/sampleSite.ts';
import { tableOf } from './shop/tableOf.ts';
import { filesOf } from './shop/filesOf.ts';

const { values } = parseArgs({
  options: { products: { type: 'string', default: '5000' } },
});
const counts = { small: products.length, large: Number(values.products) };
if (!(counts.large > counts.small)) throw new Error(`--products must be a number above ${counts.small}.`);

const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-shop-'));

async function compose(products: number): Promise<Composed> {
  console.log(`Composing the site with ${products} products …`);
  const composed = await composeSite(folder, products);
  console.log(`  ${composed.seconds.toFixed(0)} s, ${composed.megabytes.toFixed(0)} MB`);
  return composed;
}

try {
  await copyWorkspace(folder);
  const composed = { small: await compose(counts.small), large: await compose(counts.large) };
  const files = await compareFiles(composed.small.siteDir, composed.large.siteDir);
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-gpu', ...sandboxArgs],
  });
  const small = await measureSite(browser, folder, composed.small);
  const large = await measureSite(browser, folder, composed.large);
  await browser.close();

  const rows = rowsOf(small, large);
  const facts = filesOf(files, composed);
  const table = tableOf(rows, [`${counts.small}`, `${counts.large}`]);
  console.log(['', table, '', ...facts.map(({ text }) => `- ${text}`)].join('\n'));
  const isBroken = rows.some((row) => keeps(row) === false) || facts.some(({ isKept }) => !isKept);
  if (isBroken) {
    console.error('A limit is broken: see above.');
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
