import { visit } from '@tesela/testing/hydrated';

import { expect, test } from './support/test.ts';

test(
  'visitor copies the link of an article, without the anchor that they are at',
  { tag: '@proof' },
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/blog/melasma');
    const contents = page.getByRole('navigation', { name: 'En este artículo' });
    await contents.getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);

    const share = page.getByRole('group', { name: 'Compartir este artículo' });
    await share.getByRole('button', { name: 'Copiar enlace' }).click();

    await expect(share.getByRole('status')).toHaveText('Enlace copiado.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/blog/melasma`);
  },
);

test(
  'visitor sends an article through the device where it offers to',
  { tag: '@proof' },
  async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', {
        value: async (data: ShareData) => {
          document.documentElement.dataset.shared = data.url;
        },
      });
    });
    await visit(page, '/en/blog/melasma');

    await page.getByRole('button', { name: 'Send to someone' }).click();

    await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}/en/blog/melasma`);
  },
);

test('search engines get an article with everything that they ask of one', async ({ request }) => {
  const html = await (await request.get('/blog/acne-adulto')).text();
  const posting = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    .map(([, text = '']) => JSON.parse(text))
    .find((item) => item['@type'] === 'BlogPosting');

  expect(posting).toMatchObject({
    headline: 'Acné en la edad adulta: por qué aparece y cómo cuidarlo',
    datePublished: '2026-09-15',
    dateModified: '2026-10-06',
    image: { url: expect.stringMatching(/^https:\/\/arrayan\.example\/pictures\/.+\.webp$/) },
    url: 'https://arrayan.example/blog/acne-adulto',
    author: { '@id': 'https://arrayan.example/#clinic' },
    publisher: { '@id': 'https://arrayan.example/#clinic' },
    editor: { '@type': 'Person' },
  });
  // Link previews have the same picture.
  expect(html).toContain(`<meta property="og:image" content="${posting.image.url}"`);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'visitor reads the article and goes on to a service, without buttons that could not work',
    { tag: '@proof' },
    async ({ page }) => {
      await page.goto('/blog/melasma');

      const article = page.getByRole('main').getByRole('article').first();
      await expect(article.getByRole('navigation').getByRole('link').first()).toBeVisible();
      await expect(article.getByRole('complementary').getByRole('link')).toHaveAttribute(
        'href',
        '/tratamientos/consulta',
      );
      await expect(page.getByRole('button', { name: 'Copiar enlace' })).toHaveCount(0);
    },
  );
});
