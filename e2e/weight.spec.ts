import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { PageScripts } from '@tesela/core/liveRemotes';
import { withLighthouse } from '@tesela/testing/lighthouse';
import { baseUrl, isProduct, listUrls, siteDir } from '@tesela/testing/site';
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

/** Most that a browser has to read: kB after brotli without the fonts, kB of HTML, and elements. */
type Most = readonly [brotli: number, html: number, elements: number];
/** The element that shows a thing of a list, and what each of them may add. */
type Thing = readonly [element: string, ...Most];
const card: Thing = ['article', 0.2, 2, 18];

/** Of each kind of page, with the kB of its styles. What a page lists comes to it. */
const mostToRead: Readonly<Record<string, readonly [...Most, styles: number, thing?: Thing]>> = {
  '/': [37.4, 227, 1_095, 54.3],
  '/tienda': [22.2, 130.1, 502, 45.5, card],
  '/tienda/guia': [15.3, 100, 370, 41.6, ['details', 0.45, 3.25, 21.7]],
  // Three lists name every product.
  '/tienda/comparar': [22.8, 119, 400, 39, ['option', 0.035, 0.437, 1.83]],
  '/tienda/capilar': [23.4, 127.1, 394, 43.1, card],
  '/blog': [20.4, 118, 391, 36.9, card],
  '/faq': [15.9, 100, 304, 35.2, ['details', 0.25, 1.61, 7]],
  '/dermatologia/estetica': [30.4, 152, 705, 38],
  '/tratamientos/microneedling': [30.4, 139, 550, 38.2],
  '/spa/facial': [30.4, 173.5, 840, 45.4],
};

const elementsOf = (html: string): number =>
  html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '<$1>').match(/<[a-z][^>]*>/gi)?.length ?? 0;

for (const url of kinds) {
  test(`${url} keeps its budgets of bytes and requests`, async ({ request }) => {
    const html = await (await request.get(url)).text();
    const [, json = ''] = /id="page-scripts">([^<]+)</.exec(html) ?? [];
    const { start, page, ahead, areas } = JSON.parse(json) as PageScripts;
    const code = areas.page?.filter((file) => !file.endsWith('.json')) ?? [];
    const weigh = (scripts: readonly string[] = []) =>
      scripts.reduce((sum, script) => sum + brotli(script), 0);

    // Before anybody touches the page: what is read needs no more than the script that follows links.
    expect(weigh(start)).toBeLessThanOrEqual(9_300);
    expect(weigh([...start, ...ahead])).toBeLessThanOrEqual(68_000);
    // The shell, and the code of the page; slots, form, chat and carousels follow later.
    expect(weigh([...start, ...page])).toBeLessThanOrEqual(103_000);
    const isShop = url.includes('/tienda');
    expect(weigh(code)).toBeLessThanOrEqual(isShop ? 45_000 : url === '/' ? 41_500 : 33_000);
    // Rounds of requests: the page, the start script, the parts of the shell, the code of the area.
    expect(start.length).toBe(1);
    expect([...start, ...page, ...code].length).toBeLessThanOrEqual(16);
    const withoutFonts = html.replaceAll(font, '');
    const styles = [...withoutFonts.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
    // A page's words and the shell's come with it and not as scripts, those of slots with their code. The home page has
    // sections of every team.
    const [brotliOf, htmlOf, elements, stylesOf, thing] =
      mostToRead[url] ?? (isProduct(url) ? [35.1, 145.5, 585, 41.6] : [30.4, 130, 475, 36.9]);
    const [element = '', ...each] = thing ?? [];
    const things = thing ? html.split(`<${element}`).length - 1 : 0;
    const [eachBrotli = 0, eachHtml = 0, eachElements = 0] = each;
    expect(brotliCompressSync(withoutFonts).length).toBeLessThanOrEqual(
      1000 * (brotliOf + things * eachBrotli),
    );
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(1000 * (htmlOf + things * eachHtml));
    expect(elementsOf(html)).toBeLessThanOrEqual(elements + things * eachElements);
    expect(Buffer.byteLength(styles)).toBeLessThanOrEqual(stylesOf * 1000);
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
