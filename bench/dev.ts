// From saving a file to seeing it in the browser, for each kind of edit: median of several, in ms.
// `pnpm bench dev [--runs 5] [--only question,product]`; needs `pnpm build`. Run it when nothing else uses the machine.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { chromium, type Page } from 'playwright';

import { executablePath, sandboxArgs } from '@clinic/testing/chromium';
import { startDev } from '@clinic/testing/devServer';
import { copyWorkspace } from '@clinic/testing/copyWorkspace';
import { median } from './report/median.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0.');

/** An edit: `from` becomes `to` with the run's number in place of `#`; it is there when `sees` finds that number. */
type Edit = {
  file: string;
  from: string;
  to: string;
  url: string;
  sees: (mark: string) => boolean;
  /** Saved before, in place of `from`: the page is down until the edit mends it. */
  broken?: string;
};

const attribute = (mark: string) => document.querySelector(`[data-edit="${mark}"]`) !== null;

const edits: Record<string, Edit> = {
  component: {
    file: 'mfe-shop/src/components/ProductCard.tsx',
    from: '<article',
    to: '<article data-edit="#"',
    url: '/tienda',
    sees: attribute,
  },
  CSS: {
    file: 'mfe-shop/src/components/ProductCard.module.css',
    from: '.card {',
    to: '.card { --edit: #;',
    url: '/tienda',
    sees: (mark) =>
      [...document.querySelectorAll('article')].some(
        (card) => getComputedStyle(card).getPropertyValue('--edit') === mark,
      ),
  },
  word: {
    file: 'mfe-shop/src/content/es/shop.ts',
    from: 'Cuidado para continuar en casa',
    to: 'Cuidado # para continuar en casa',
    url: '/tienda',
    sees: (mark) => document.querySelector('h1')?.textContent?.includes(` ${mark} `) === true,
  },
  question: {
    file: 'mfe-marketing/content/es/faq/parqueadero.json',
    from: '"question": "',
    to: '"question": "¿#? ',
    url: '/faq',
    sees: (mark) => document.querySelector('main')?.textContent?.includes(`¿${mark}?`) === true,
  },
  article: {
    file: 'mfe-marketing/content/es/posts/melasma.md',
    from: 'Qué es y cómo',
    to: '# Qué es y cómo',
    url: '/blog/melasma',
    sees: (mark) =>
      [...document.querySelectorAll('h2')].some(({ textContent }) => textContent.startsWith(mark)),
  },
  product: {
    file: 'mfe-shop/content/es/products/suero-antioxidante-vitamina-c-15.json',
    from: 'Un suero de textura',
    to: 'Un # suero de textura',
    url: '/tienda/producto/suero-antioxidante-vitamina-c-15',
    sees: (mark) => document.querySelector('main')?.textContent?.includes(`Un ${mark} suero`) === true,
  },
  mend: {
    file: 'mfe-shop/src/pages/ShopPage.tsx',
    from: 'const { view,',
    broken: "throw new Error('Down.');\n  const { view,",
    to: '// #\n  const { view,',
    url: '/tienda',
    sees: () => document.querySelector('h1') !== null && document.querySelector('clinic-dev-errors') === null,
  },
  kit: {
    file: 'shared/src/ui/Section.tsx',
    from: '<section',
    to: '<section data-edit="#"',
    url: '/tienda',
    sees: attribute,
  },
  shell: {
    file: 'shell/src/layout/footer/Footer.tsx',
    from: '<footer',
    to: '<footer data-edit="#"',
    url: '/tienda',
    sees: attribute,
  },
  setting: {
    file: 'settings/site.json',
    from: '"street": "',
    to: '"street": "# ',
    url: '/tienda',
    sees: (mark) => document.querySelector('footer')?.textContent?.includes(`${mark} `) === true,
  },
  path: {
    file: 'mfe-shop/src/paths.ts',
    from: "'/tienda/capilar'",
    to: "'/tienda/capilar-#'",
    url: '/tienda',
    sees: (mark) => document.querySelector(`a[href="/tienda/capilar-${mark}"]`) !== null,
  },
};

/** A load of the whole page may follow what was put in place: only then is it known what stayed. ms. */
const settling = 2_000;

type Row = { kind: string; median: number; spread: string; kept: boolean };

async function measure(page: Page, copy: string, kind: string, url: string, edit: Edit): Promise<Row> {
  const file = path.join(copy, edit.file);
  const source = await readFile(file, 'utf8');
  if (!source.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}.`);
  const times: number[] = [];
  let kept = true;
  await page.goto(url + edit.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (let run = 1; run <= runs; run += 1) {
    const mark = String(1000 + run);
    await page.evaluate(() => Object.assign(globalThis, { isTheSamePage: true }));
    if (edit.broken) {
      await writeFile(file, source.replace(edit.from, edit.broken));
      await page.locator('clinic-dev-errors').waitFor({ state: 'attached' });
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'detached' });
      await wait(settling);
    }
    const start = performance.now();
    await writeFile(file, source.replace(edit.from, edit.to.replace('#', mark)));
    await page.waitForFunction(edit.sees, mark, { polling: 'raf', timeout: 30_000 });
    times.push(performance.now() - start);
    await wait(settling);
    await page.waitForFunction(edit.sees, mark, { timeout: 30_000 });
    kept &&= await page.evaluate(() => 'isTheSamePage' in globalThis);
  }
  await writeFile(file, source);
  await wait(settling);
  const spread = [Math.min(...times), Math.max(...times)].map(Math.round).join('–');
  return { kind, median: Math.round(median(times)), spread, kept };
}

async function measureMode(words: readonly string[], port: number): Promise<Row[]> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'bench-dev-'));
  await copyWorkspace(copy);
  const dev = await startDev(copy, words, { PORT: String(port) });
  const browser = await chromium.launch({ executablePath, args: [...sandboxArgs] });
  try {
    const page = await browser.newPage();
    const rows: Row[] = [];
    const only = values.only?.split(',');
    const chosen = Object.entries(edits).filter(([kind]) => only?.includes(kind) ?? true);
    // Where one is developed, the others are their last builds.
    const compiled = chosen.filter(
      ([, { file }]) => words.length === 0 || !file.startsWith('mfe-marketing/'),
    );
    for (const [kind, edit] of compiled) rows.push(await measure(page, copy, kind, dev.url, edit));
    return rows;
  } finally {
    await browser.close();
    await dev.stop();
    await rm(copy, { recursive: true, force: true, maxRetries: 3 });
  }
}

const all = await measureMode([], 4900);
const one = values.only ? [] : await measureMode(['shop'], 4950);
const table = [
  '| edit | `pnpm dev`, ms | spread | `pnpm dev shop`, ms | spread | state kept |',
  '| --- | --: | --: | --: | --: | --- |',
  ...all.map((row) => {
    const other = one.find(({ kind }) => kind === row.kind);
    const kept = row.kept && (other?.kept ?? true) ? 'yes' : 'loads again and says why';
    return `| ${row.kind} | ${row.median} | ${row.spread} | ${other?.median ?? ''} | ${other?.spread ?? ''} | ${kept} |`;
  }),
].join('\n');
const [load = 0] = os.loadavg();
const note = `${os.availableParallelism()} cores, load average ${load.toFixed(1)} at the end, its own work included.`;
console.log(`${table}\n\n${note}`);
