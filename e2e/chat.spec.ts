import { readFileSync } from 'node:fs';
import path from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { visit } from '@tesela/testing/hydrated';
import { listUrls, root } from '@tesela/testing/site';

import { chatOf, holdReplies, shareUnder } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const failing = { expectedConsoleErrors: { patterns: [/The chat got no reply/, /Failed to load resource/] } };

test(
  'visitor asks for the opening hours and is answered by the real service',
  { tag: '@floor' },
  async ({ page }) => {
    const chat = chatOf(page);
    await chat.open('/');

    await chat.ask('¿A qué hora abren los sábados?');

    await expect(chat.log).toContainText('¿A qué hora abren los sábados?');
    await expect(chat.log).toContainText('8:00');
    await expect(chat.input).toHaveValue('');
  },
);

test(
  'visitor with a keyboard asks, reads, and is back at the launcher with the conversation kept',
  { tag: '@widths' },
  async ({ page }) => {
    const chat = chatOf(page);
    await visit(page, '/faq');

    await chat.launcher.press('Enter');
    // On a phone the keyboard would cover the conversation.
    if ((page.viewportSize()?.width ?? 0) < 600) await chat.input.focus();
    await expect(chat.input).toBeFocused();
    await page.keyboard.type('¿Qué medios');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('de pago reciben?');
    await page.keyboard.press('Enter');
    await expect(chat.log).toContainText('Recibimos tarjetas');
    // The cards are between: each opens with Enter and is left with one key.
    const named = chat.log.getByRole('link', { name: 'Preguntas frecuentes' });
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(named).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Escape');

    await expect(chat.window).toBeHidden();
    await expect(chat.launcher).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(chat.log).toContainText('Recibimos tarjetas');
  },
);

for (const [lang, tag, url, question, product] of [
  ['es', '@phone', '/', '¿Qué protector solar tienen para piel grasa?', /Gel Solar Toque Seco/],
  ['en', '@proof', '/en', 'Which sunscreen do you have for oily skin?', /Dry-Touch Sun Gel/],
] as const) {
  test(
    `visitor sees the products that an answer names, and opens one (${lang})`,
    { tag },
    async ({ page }) => {
      const chat = chatOf(page, lang);
      await chat.open(url);

      await chat.ask(question);

      const cards = chat.log.getByRole('list', { name: /^(?:Productos|Products)$/ });
      await expect(cards.getByRole('link').first()).toBeInViewport();
      await expect(cards).toContainText('$');
      await cards.getByRole('link', { name: product }).click();
      await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible();
    },
  );
}

for (const [lang, url, question, words] of [
  ['es', '/blog', '¿Qué protector solar tienen?', { add: /^Agregar\b/, added: /^Agregado · Ver carrito\b/ }],
  ['en', '/en/blog', 'Which sunscreens do you sell?', { add: /^Add\b/, added: /^Added · View cart\b/ }],
] as const) {
  const tag = lang === 'en' ? '@proof' : [];
  test(
    `visitor with a keyboard puts a product of an answer into the cart, on a page without one (${lang})`,
    { tag },
    async ({ page }) => {
      const chat = chatOf(page, lang);
      await visit(page, url);
      await chat.launcher.press('Enter');
      await chat.input.focus();
      await page.keyboard.type(question);
      await page.keyboard.press('Enter');
      const add = chat.log.getByRole('button', { name: words.add });
      await expect(add.first()).toBeVisible();
      const count = await add.count();

      await expect(async () => {
        await page.keyboard.press('Shift+Tab');
        await expect(add.last()).toBeFocused({ timeout: 100 });
      }).toPass();
      await page.keyboard.press('Enter');

      const added = chat.log.getByRole('button', { name: words.added });
      await expect(added).toBeFocused();
      await expect(add).toHaveCount(count - 1);
      await page.keyboard.press('Escape');
      await expect(chat.window).toBeHidden();
      await expect(chat.launcher).toBeFocused();

      await page.keyboard.press('Enter');
      const name = (await added.textContent())?.split(': ')[1] ?? '';
      await added.press('Enter');
      const cart = page.getByRole('dialog', { name: /^(?:Tu Carrito|Your cart)$/ });
      await expect(cart.getByRole('listitem')).toHaveCount(1);
      await expect(cart).toContainText(name);
      await expect(chat.window).toBeHidden();

      await page.reload();
      await expect(
        page.getByRole('button', { name: /^(?:Carrito, 1 producto|Cart, 1 product)$/ }),
      ).toBeVisible();
    },
  );
}

test(
  'visitor asks for an assessment of the treatment that an answer is about',
  { tag: '@proof' },
  async ({ page }) => {
    const chat = chatOf(page);
    await chat.open('/');
    await chat.ask('¿Qué es el microneedling?');

    await chat.log.getByRole('button', { name: /^Solicitar/ }).click();

    await expect(page.getByRole('dialog').getByText('Microneedling').first()).toBeVisible();
  },
);

test(
  'visitor asks for a visit with the doctor that an answer is about; the treatment stays open',
  { tag: '@proof' },
  async ({ page }) => {
    const chat = chatOf(page);
    await chat.open('/');
    await chat.ask('¿Quién es la Dra. Mariana Restrepo?');

    await chat.log.getByRole('button', { name: 'Solicitar valoración' }).click();

    await expect(page.getByRole('dialog', { name: 'Solicitar valoración' })).toContainText(
      'Con Dra. Mariana Restrepo',
    );
  },
);

test('visitor goes to the page that an answer names: it is in sight, and the chat is still there', async ({
  page,
}) => {
  const chat = chatOf(page);
  await chat.open('/');
  await page.route('**/api/chat', (route) =>
    route.fulfill({ json: { response: 'Le atienden cuatro especialistas. Lo encuentra en /equipo' } }),
  );
  await chat.ask('¿Quiénes me atienden?');

  await chat.log.getByRole('link', { name: 'Equipo' }).click();

  await expect(page).toHaveURL(/\/equipo$/);
  await expect(page.locator('main h1')).toBeInViewport();
  expect(await shareUnder(page.locator('main h1'), chat.window)).toBeLessThan(0.5);
  await expect(chat.log).toContainText('¿Quiénes me atienden?');
});

test(
  'blank messages are not sent, and one message at a time; what is written meanwhile stays',
  { tag: '@proof' },
  async ({ page }) => {
    const { calls, answer } = await holdReplies(page);
    const chat = chatOf(page);
    await chat.open('/');

    await chat.ask(' \n ');
    await chat.ask('Uno');
    await expect(chat.log).toContainText('El asistente está escribiendo…');
    await chat.ask('Dos');
    await page.getByRole('button', { name: 'Enviar' }).click({ force: true });
    expect(calls).toEqual(['{"message":"Uno"}']);
    answer();

    await expect(chat.log).toContainText('Con gusto.');
    await expect(chat.input).toHaveValue('Dos');
    await chat.input.press('Enter');
    await expect.poll(() => calls).toEqual(['{"message":"Uno"}', '{"message":"Dos"}']);
  },
);

test(
  'the newest message is in sight, the start of a long one, and so it stays while a long draft grows',
  { tag: ['@widths', '@proof'] },
  async ({ page }) => {
    const chat = chatOf(page);
    await chat.open('/');
    const isInSight = async (text: string) => {
      const [message, log] = [
        await chat.log.getByText(text, { exact: true }).boundingBox(),
        await chat.log.boundingBox(),
      ];
      return message !== null && log !== null && message.y >= log.y && message.y + 20 <= log.y + log.height;
    };
    for (const question of ['uno', 'dos', 'tres', 'cuatro', 'cinco']) {
      await page.route('**/api/chat', (route) => route.fulfill({ json: { response: `Sobre ${question}.` } }));
      await chat.ask(question);
      await expect.poll(() => isInSight(`Sobre ${question}.`)).toBe(true);
    }

    await chat.input.fill('Una\nfrase\nde\nvarias\nlíneas');
    await expect.poll(() => isInSight('Sobre cinco.')).toBe(true);
    const long = `Comienza. ${'Sigue y sigue. '.repeat(150)}`.trim();
    await page.route('**/api/chat', (route) => route.fulfill({ json: { response: long } }));
    await chat.ask('seis');

    await expect.poll(() => isInSight(long)).toBe(true);
  },
);

test.describe('when the service fails', () => {
  test.use(failing);

  for (const [kind, fulfil] of [
    ['an error status', { status: 429, headers: { 'retry-after': '20' }, json: { error: {} } }],
    ['a page instead of a reply', { status: 200, contentType: 'text/html', body: '<!doctype html>' }],
    ['no connection', null],
  ] as const) {
    const tag = kind === 'an error status' ? [] : '@proof';
    test(
      `${kind}: visitor is told, and tries again without losing what is half written`,
      { tag },
      async ({ page, consoleErrors }) => {
        const chat = chatOf(page);
        await chat.open('/');
        await page.route('**/api/chat', (route) => (fulfil ? route.fulfill(fulfil) : route.abort()));
        await chat.ask('¿Dónde quedan?');
        await expect(chat.failure).toBeVisible();
        await expect(chat.log.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
        expect(consoleErrors.some((text) => text.includes('The chat got no reply'))).toBe(true);

        await page.unroute('**/api/chat');
        await chat.input.fill('A medias');
        await page.getByRole('button', { name: 'Reintentar' }).click();

        await expect(chat.log).toContainText('Medellín');
        await expect(chat.failure).toBeHidden();
        await expect(chat.input).toHaveValue('A medias');
      },
    );
  }

  test(
    'visitor is told that an answer takes long, and after 12 seconds that it does not come',
    { tag: '@proof' },
    async ({ page }) => {
      await page.clock.install();
      const chat = chatOf(page);
      await chat.open('/faq');
      await page.route('**/api/chat', () => {});
      await chat.ask('Hola');
      await expect(chat.log).toContainText('El asistente está escribiendo…');
      await expect(chat.log).not.toContainText('más de lo habitual');

      await page.clock.fastForward(4_000);
      await expect(chat.log).toContainText('Está tardando más de lo habitual…');
      await page.clock.fastForward(8_000);

      await expect(chat.failure).toBeVisible();
    },
  );

  test('nothing in the open chat is an obstacle that axe knows', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const chat = chatOf(page);
    await chat.open('/tienda');
    await chat.ask('¿Qué medios de pago reciben?');
    await expect(chat.log).toContainText('Recibimos tarjetas');
    await page.route('**/api/chat', (route) => route.fulfill({ status: 500 }));
    await chat.ask('Hola');
    await expect(chat.failure).toBeVisible();
    await chat.input.fill('hola '.repeat(210));

    const { violations } = await new AxeBuilder({ page }).include('aside').analyze();

    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([]);
  });
});

test(
  'an answer is shown as text: markup and foreign addresses in it do nothing',
  { tag: '@proof' },
  async ({ page }) => {
    const chat = chatOf(page);
    await chat.open('/');
    const response =
      '<img src=x onerror="document.title=1"> javascript:alert(1) https://evil.example https://wa.me/1 /admin';
    await page.route('**/api/chat', (route) => route.fulfill({ json: { response } }));

    await chat.ask('hola');

    await expect(chat.log).toContainText(response);
    await expect(chat.log.locator('img')).toHaveCount(0);
    await expect(chat.log.getByRole('link', { name: /evil|wa\.me|WhatsApp|admin/ })).toHaveCount(0);
  },
);

test('the chat stays open when the language changes, each message in its own language', async ({ page }) => {
  const english = chatOf(page, 'en');
  await english.open('/en/faq');
  await english.ask('What are your opening hours?');
  await expect(english.log).toContainText('Saturdays');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Español|ES/ })
    .click();

  const chat = chatOf(page);
  await expect(chat.input).toBeVisible();
  await expect(chat.log.locator('[lang="en"]').getByText(/Saturdays/)).toBeVisible();
  await chat.ask('¿A qué hora abren los sábados?');
  await expect(chat.log).toContainText('Sábados');
});

for (const size of [undefined, { width: 320, height: 568 }]) {
  test.describe(`at ${size ? '320 × 568' : 'the usual size'}`, () => {
    if (size) test.use({ viewport: size });
    const tag = size ? ['@phone'] : ['@proof'];

    test('the chat never covers the cart, and each gives way to the other', { tag }, async ({ page }) => {
      const chat = chatOf(page);
      const cart = page.getByRole('dialog', { name: 'Tu Carrito' });
      const toggle = page.getByRole('button', { name: /^Carrito,/ });
      await chat.open('/tienda');
      expect(await shareUnder(toggle, chat.window)).toBe(0);

      await toggle.click();
      await expect(cart).toBeVisible();
      await expect(chat.window).toBeHidden();
      await cart.getByRole('button', { name: 'Cerrar el carrito' }).click();
      await chat.launcher.click();

      await expect(chat.window).toBeVisible();
      await expect(cart).toBeHidden();
      await expect(toggle).toBeInViewport({ ratio: 1 });
    });

    test(
      'the focus of a keyboard is never hidden under the open chat',
      { tag: [...tag, '@proof'] },
      async ({ page }) => {
        const chat = chatOf(page);
        await chat.open('/spa/facial');
        await page.locator('main h1').evaluate((heading) => {
          heading.tabIndex = -1;
          heading.focus();
        });
        const hidden: string[] = [];
        for (let step = 0; step < 30; step += 1) {
          await page.keyboard.press('Tab');
          const focused = page.locator('*:focus');
          const name = await focused.evaluate((element) => element.outerHTML.slice(0, 90));
          // The chat checks one frame after the focus has moved.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
          );
          const isInside = await focused.evaluate((element) => element.closest('aside') !== null);
          if (!isInside && (await shareUnder(focused, chat.window)) > 0.5) hidden.push(name);
        }

        expect(hidden).toEqual([]);
      },
    );
  });
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test(
    'the sheet fits above a keyboard and between its edges, with wide text spacing as well',
    { tag: ['@phone', '@proof'] },
    async ({ page }) => {
      const chat = chatOf(page);
      await chat.open('/faq');
      await chat.ask('¿Qué medios de pago reciben?');
      await expect(chat.log).toContainText('Recibimos tarjetas');

      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          'dialog * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
        );
        document.adoptedStyleSheets.push(sheet);
        // Chromium opens no keyboard here, so the test sets what it would report.
        Object.defineProperty(window.visualViewport, 'height', { value: 340, configurable: true });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });

      await expect
        .poll(async () => {
          const box = await chat.window.boundingBox();
          return box && Math.round(box.y + box.height);
        })
        .toBe(340);
      const box = await chat.window.boundingBox();
      expect(box?.x).toBe(0);
      expect(box?.width).toBe(320);
      expect(box?.y).toBeGreaterThanOrEqual(70);
      await expect(chat.input).toBeInViewport();
      expect(await chat.window.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect(await chat.log.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    },
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('visitor finds the social links and no dead button', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/');

    const widgets = page.locator('aside').last();
    await expect(widgets.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
    await expect(widgets.getByRole('link', { name: /Instagram/ })).toBeVisible();
    await expect(widgets.getByRole('button')).toHaveCount(0);
  });
});

test.describe('the words of the chat', () => {
  type Words = {
    chat: {
      reply: { pages: { link: string }[] };
      questions: { sets: { items: string[] }[] };
    };
  };

  const read = (lang: string) =>
    JSON.parse(
      readFileSync(path.join(root, `mfe-assistant/content/${lang}/slots/assistant.json`), 'utf8'),
    ) as Words;
  const named = () => read('es').chat.reply.pages.map(({ link }) => link);

  test('every page that it can name exists', () => {
    const paths = named().map((link) => link.replace(/#.*/, ''));
    const urls = listUrls();

    expect(paths.length).toBeGreaterThan(15);
    expect(paths.filter((own) => !urls.some((url) => url === own || url.startsWith(`${own}/`)))).toEqual([]);
  });

  test('every section of the site has a name, or an answer would show its path', () => {
    const sections = new Set(listUrls({ products: 1 }).map((url) => `/${url.split('/')[1] ?? ''}`));
    sections.delete('/en');

    expect([...sections].filter((section) => !named().includes(section))).toEqual([]);
  });

  for (const [lang, referer] of [
    ['es', 'http://localhost/'],
    ['en', 'http://localhost/en'],
  ] as const) {
    test(`every question that it proposes has an answer (${lang})`, async ({ request }) => {
      const questions = new Set(read(lang).chat.questions.sets.flatMap(({ items }) => items));
      expect(questions.size).toBeGreaterThan(6);

      for (const message of questions) {
        const answer = await request.post('/api/chat', { data: { message }, headers: { referer } });
        const { response } = (await answer.json()) as { response: string };
        expect.soft(response, message).not.toMatch(/no tengo|No tengo|do not have/);
      }
    });
  }
});
