import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { PageScripts } from '@clinic/shared/liveRemotes';
import { withLighthouse } from '@clinic/testing/lighthouse';
import { baseUrl, isProduct, listUrls, siteDir } from '@clinic/testing/site';
import { expect, test } from 'playwright/test';

/** Files of the composed site and their sizes in bytes. */
function sizes(pattern: string): { file: string; bytes: number }[] {
  const files = globSync(pattern, { cwd: siteDir });
  return files.map((file) => ({ file, bytes: statSync(path.join(siteDir, file)).size }));
}

for (const [what, pattern, limit] of [
  ['a pack shot at 480 px', 'pictures/products/*-480.avif', 12_000],
  ['a hero at 1440 px', 'pictures/hero/*-1440.avif', 90_000],
  ['a looping video', 'pictures/spa/*.{webm,mp4}', 400_000],
] as const) {
  test(`${what} weighs at most ${limit / 1000} kB`, () => {
    const found = sizes(pattern);

    expect(found).not.toEqual([]);
    expect(found.filter(({ bytes }) => bytes > limit)).toEqual([]);
  });
}

/** A font that is inlined in a page. */
const font = /data:font\/woff2;base64,([\w+/=]+)/g;

test('the fonts that a page carries weigh at most 24 kB together', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const fonts = [...html.matchAll(font)].map(([, base64 = '']) => Buffer.from(base64, 'base64'));

  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(24_000);
});

/** Size of a file of the site after brotli, as the server sends it. */
const brotli = (url: string): number => statSync(path.join(siteDir, `${url}.br`)).size;

/** One page of each kind. */
const kinds = ['/', '/nosotros', '/equipo', '/blog', '/blog/acne-adulto', '/faq', '/privacidad'].concat(
  [
    '/dermatologia/estetica',
    '/tratamientos/microneedling',
    '/spa/facial',
    '/tienda',
    '/tienda/capilar',
    '/tienda/guia',
    '/tienda/comparar',
    '/en/blog',
  ],
  listUrls({ products: 1 }).filter(isProduct),
);

/** Most that a browser has to read of a page: kB of HTML, elements, and kB of styles beside the fonts. */
const mostToRead: Readonly<Record<string, readonly [html: number, elements: number, styles: number]>> = {
  '/': [227, 1_095, 54.3],
  '/tienda': [212, 1_240, 45.5],
  '/tienda/guia': [243, 1_325, 41.6],
  // Three lists name every product.
  '/tienda/comparar': [174, 630, 39],
  '/tienda/capilar': [141, 520, 43.1],
  '/faq': [193, 710, 35.2],
  '/dermatologia/estetica': [152, 705, 38],
  '/tratamientos/microneedling': [139, 540, 38.2],
  '/spa/facial': [173.5, 840, 45.4],
};

const elementsOf = (html: string): number =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '<$1>').match(/<[a-z][^>]*>/gi)?.length ?? 0;

for (const url of kinds) {
  test(`${url} keeps its budgets of bytes and requests`, async ({ request }) => {
    const html = await (await request.get(url)).text();
    const [, json = ''] = /id="page-scripts">([^<]+)</.exec(html) ?? [];
    const { start, page, areas } = JSON.parse(json) as PageScripts;
    const weigh = (scripts: readonly string[] = []) =>
      scripts.reduce((sum, script) => sum + brotli(script), 0);

    // Before the browser is idle. Then the page is hydrated; slots, form, chat and carousels follow later.
    expect(weigh([...start, ...page])).toBeLessThanOrEqual(102_800);
    const isShop = url.includes('/tienda');
    expect(weigh(areas.page)).toBeLessThanOrEqual(isShop ? 45_000 : url === '/' ? 41_500 : 33_000);
    // Rounds of requests: the page, the start script, the parts of the shell, the code of the area.
    expect(start.length).toBe(1);
    expect([...start, ...page, ...(areas.page ?? [])].length).toBeLessThanOrEqual(16);
    const withoutFonts = html.replaceAll(font, '');
    // A page's words and the shell's come with it and not as scripts, those of slots with their code. The home page has
    // sections of every team.
    const mostHtml = url === '/' ? 37_400 : isShop ? 35_100 : 30_400;
    expect(brotliCompressSync(withoutFonts).length).toBeLessThanOrEqual(mostHtml);
    const [mostRaw, mostElements, mostStyles] =
      mostToRead[url] ?? (isProduct(url) ? [144.5, 555, 41.6] : [130, 475, 36.9]);
    const styles = [...withoutFonts.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(mostRaw * 1000);
    expect(elementsOf(html)).toBeLessThanOrEqual(mostElements);
    expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(mostStyles * 1000);
    // The first paint needs no other file than the page.
    expect(html).not.toMatch(/rel="stylesheet"|<script[^>]* src=/);
  });
}

// Only the two largest pages: axe checks all pages, and `pnpm bench routes` measures all with Lighthouse.
test(
  'Lighthouse has nothing to add: accessibility, best practices, search engines',
  { tag: '@proof' },
  async () => {
    const urls = kinds.filter((url) => url === '/' || isProduct(url));
    await withLighthouse(async (measure) => {
      for (const url of urls) {
        const run = await measure(baseUrl + url, ['accessibility', 'best-practices', 'seo']);

        expect.soft(run.findings, url).toEqual([]);
        expect.soft([run.accessibility, run.bestPractices, run.seo], url).toEqual([100, 100, 100]);
      }
    });
  },
);
