import { expect, test } from 'playwright/test';

import { listUrls } from './support/site.ts';

/** Routes that the product must have, with something that only that page says. */
const specified = [
  ['/', 'Spa'],
  ['/nosotros', '2028'],
  ['/equipo', 'Mariana Restrepo'],
  ['/dermatologia/clinica', 'Tecnología al servicio de la piel'],
  ['/dermatologia/estetica', 'Equipamiento exclusivo'],
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

const words = {
  es: /\b(?:el|la|los|las|de|que|en|con|para|su|una?|por|del)\b/gi,
  en: /\b(?:the|of|and|to|in|with|for|your|an?|on|is|you|it)\b/gi,
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

for (const [path, phrase] of specified) {
  test(`${path} is complete before any script runs`, async ({ request }) => {
    const html = await (await request.get(path)).text();

    expect(html).toContain('<html lang="es">');
    expect(html).toContain(phrase);
    expect((await request.get(path === '/' ? '/en' : `/en${path}`)).status()).toBe(200);
  });
}

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const url of listUrls()) {
    const lang = url === '/en' || url.startsWith('/en/') ? 'en' : 'es';
    const other = lang === 'es' ? 'en' : 'es';

    test(`${url} reads in full, in its language`, async ({ page }) => {
      const response = await page.goto(url);
      expect(response?.status()).toBe(200);

      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      const text = await page.locator('main').innerText();
      expect(text.length).toBeGreaterThan(300);
      expect(count(text, words[lang])).toBeGreaterThan(3 * count(text, words[other]));
    });
  }

  test('every link of the site leads to a page that exists', async ({ page, request }) => {
    const links = new Set<string>();
    for (const url of listUrls()) {
      await page.goto(url);
      const hrefs = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((item) => item.getAttribute('href')));
      for (const href of hrefs) if (href) links.add(href);
    }

    const anchors = new Map<string, string>();
    for (const link of links) {
      const [path = '', hash] = link.split('#');
      if (!anchors.has(path)) {
        const response = await request.get(path || '/');
        expect(response.status(), link).toBe(200);
        anchors.set(path, await response.text());
      }
      if (hash) expect(anchors.get(path), `${link}: no element has this id`).toContain(`id="${hash}"`);
    }
    expect(links.size).toBeGreaterThan(60);
  });
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
