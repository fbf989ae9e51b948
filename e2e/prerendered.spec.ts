import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isProduct, listUrls, siteDir } from '@tesela/testing/site';
import { expect, test, type Page } from 'playwright/test';

/** Required routes, with a text that only this page has. */
const specified = [
  ['/', 'Spa'],
  ['/nosotros', '2028'],
  ['/equipo', 'Mariana Restrepo'],
  ['/dermatologia/clinica', 'Tecnología al servicio de la piel'],
  ['/dermatologia/estetica', 'Equipamiento exclusivo'],
  ['/tratamientos/harmonyca', 'hidroxiapatita'],
  ['/spa/facial', 'Glow Express 45'],
  ['/spa/capilar', 'Oxygen Boost Capilar'],
  ['/spa/corporal', 'Contour Sculpt 360'],
  ['/spa/laser', 'Smooth Hair Free'],
  ['/blog', 'melasma'],
  ['/faq', 'remisión'],
  ['/tienda', 'Agregar'],
  ['/tienda/rejuvenecimiento', 'Agregar'],
  ['/tienda/capilar', 'Agregar'],
  ['/tienda/anti-acne', 'Agregar'],
  ['/tienda/antimanchas', 'Agregar'],
  ['/equipo/mariana-restrepo', 'Mariana Restrepo'],
  ['/blog/acne-adulto', 'acné'],
  ['/privacidad', '1581'],
  ['/terminos', '1480'],
] as const;

const all = listUrls({ products: 1 });
/** Pages that a browser opens each day: one of each team. */
const daily = new Set(['/en/faq', '/dermatologia/estetica', '/spa/facial', '/tienda', '/problemas/acne']);

const words = {
  es: /(?<!\p{L})(?:el|la|los|las|de|que|en|con|para|su|una?|por|del)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|in|with|for|your|an?|on|is|you|it)(?!\p{L})/giu,
};

const langOf = (url: string) => (url === '/en' || url.startsWith('/en/') ? 'en' : 'es');

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

test('every page that is asked for is complete before any script runs', async ({ request }) => {
  for (const [path, phrase] of specified) {
    const html = await (await request.get(path)).text();

    expect(html, path).toContain('<html lang="es">');
    expect(html, path).toContain(phrase);
    expect((await request.get(path === '/' ? '/en' : `/en${path}`)).status(), path).toBe(200);
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of all) {
    const lang = langOf(url);
    const other = lang === 'es' ? 'en' : 'es';
    const tag = daily.has(url) ? [] : '@proof';

    test(`${url} reads in full, in its language and on paper`, { tag }, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);

      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      // A text in another language says so, e.g. the name on a label.
      const text = await page.locator('main').evaluate((main, lang) => {
        for (const part of main.querySelectorAll(`[lang]:not([lang='${lang}'])`)) part.remove();
        return (main as HTMLElement).innerText;
      }, lang);
      expect(text.length).toBeGreaterThan(300);
      expect(count(text, words[lang])).toBeGreaterThan(3 * count(text, words[other]));
      const foreign = page.locator('main a[hreflang]');
      expect(await foreign.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML))).toEqual([]);
      // Without scripts every control is a link, a choice that styles answer, or is not shown.
      const controls = page
        .locator('button, select, input:not([type=radio]), textarea, [role=button]')
        .filter({ visible: true });
      expect(await controls.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 90)))).toEqual(
        [],
      );

      await page.emulateMedia({ media: 'print' });
      const folded = page.locator('main details:not([hidden]) > :not(summary)').filter({ visible: false });
      expect(await folded.evaluateAll((all) => all.map(({ textContent }) => textContent))).toEqual([]);
    });
  }
});

/** Language, headings and text of a page that a browser has parsed and not shown. */
const parse = (page: Page, html: string, other: string) =>
  page.evaluate(
    ([html = '', other = '']) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const main = parsed.querySelector('main');
      for (const part of main?.querySelectorAll(`script, style, [lang='${other}']`) ?? []) part.remove();
      const { lang } = parsed.documentElement;
      return { lang, headings: parsed.querySelectorAll('h1').length, text: main?.textContent ?? '' };
    },
    [html, other],
  );

test(
  'every page in English has its heading and reads in English',
  { tag: '@proof' },
  async ({ page, request }) => {
    const urls = all.filter((url) => langOf(url) === 'en');
    expect(urls).not.toEqual([]);

    for (const url of urls) {
      const read = await parse(page, await (await request.get(url)).text(), 'es');

      expect(read, url).toMatchObject({ lang: 'en', headings: 1 });
      expect(read.text.length, url).toBeGreaterThan(300);
      expect(count(read.text, words.en), url).toBeGreaterThan(3 * count(read.text, words.es));
    }
  },
);

test('every word with a placeholder has its value, on every page', () => {
  const files = globSync('live/**/*.html', { cwd: siteDir });
  expect(files.length).toBeGreaterThan(200);

  for (const file of files) {
    const html = readFileSync(join(siteDir, file), 'utf8')
      .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '')
      // The page of results carries its words for the gateway, which fills them in.
      .replaceAll(/ data-[\w-]+="[^"]*"/g, '');

    expect.soft(html.match(/.{0,40}\{\w+\}/g), file).toBeNull();
  }
});

test('every product has a page in both languages, with an offer or an honest word, and an enquiry', async ({
  request,
}) => {
  const urls = listUrls().filter(isProduct);
  expect(urls).not.toEqual([]);
  const titles = new Set<string>();
  for (const url of urls) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();

    expect(html, url).toContain(`<html lang="${langOf(url)}">`);
    expect(html.match(/<h1/g), url).toHaveLength(1);
    expect(html, url).toMatch(/https:\/\/wa\.me\/\d+\?text=(?:Hola|Hello)%2C/);
    // Its own price stands above the first heading below the title, and those of other products below it.
    const main = html.indexOf('<main');
    const own = html.slice(main, html.indexOf('<h2', main));
    const hasPrice = /\$\s?[\d.,]+[.,]00(?: COP)?</.test(own);
    expect(hasPrice || /Precio por confirmar|Price to be confirmed/.test(own), url).toBe(true);
    expect(html.includes('"offers"'), url).toBe(hasPrice);
    titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(urls.length);
});

test('every id in a page stands in one place', async ({ request }) => {
  for (const url of listUrls()) {
    const html = await (await request.get(url)).text();
    const ids = [...html.matchAll(/<[a-z][^<>]*? id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length, url).toBeGreaterThan(5);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      `${url}: ids that are there twice`,
    ).toEqual([]);
  }
});

test('no picture stands on two pages, unless it decorates or each leads to the page that it is of', async ({
  request,
}) => {
  const withoutDecoration = (html: string) =>
    html.replaceAll(/<picture\b[^]*?<\/picture>/g, (picture) => (picture.includes(' alt=""') ? '' : picture));
  const pages = new Map<string, string>();
  for (const url of listUrls().filter((url) => langOf(url) === 'es')) {
    const html = await (await request.get(url)).text();
    pages.set(url, html.slice(html.indexOf('<main'), html.indexOf('</main>')));
  }
  const shown = new Map<string, string[]>();
  for (const [url, main] of pages) {
    const names = new Set(withoutDecoration(main).match(/\/pictures\/[\w-]+\/[\w-]+(?=\.)/g));
    for (const name of names) shown.set(name, [...(shown.get(name) ?? []), url]);
  }

  const isLedTo = (url: string, from: readonly string[]) =>
    from.every((other) => other === url || new RegExp(`href="${url}["#]`).test(pages.get(other) ?? ''));
  const repeated = [...shown].filter(([, urls]) => !urls.some((url) => isLedTo(url, urls)));

  expect(repeated).toEqual([]);
  expect(shown.size).toBeGreaterThan(pages.size / 2);
});

test('head names title, description, canonical and translations', async ({ request }) => {
  const html = await (await request.get('/en/faq')).text();

  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
  expect(html).toContain('<link rel="canonical" href="https://arrayan.example/en/faq"');
  for (const [lang, path] of [
    ['es', '/faq'],
    ['en', '/en/faq'],
    ['x-default', '/faq'],
  ] as const) {
    expect(html).toContain(`<link rel="alternate" href="https://arrayan.example${path}" hreflang="${lang}"`);
  }
});

test('visitor without scripts asks for an experience by WhatsApp: no button is dead', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/spa/laser');
  const panel = page.locator('#clear-skin-laser');

  await expect(panel.getByRole('link', { name: /^Solicitar valoración rápida/ }).first()).toHaveAttribute(
    'href',
    /wa\.me\/\d+\?text=Clear%20Skin%20Laser$/,
  );
  await expect(panel.locator('button[aria-haspopup=dialog]').first()).toBeHidden();
  await context.close();
});
