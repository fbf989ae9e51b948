import { visit } from '@tesela/testing/hydrated';
import type { Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const sections = {
  facial: ['Glow Express 45', 'Clarity Antimanchas', 'Hydra Reset Premium'],
  capilar: ['Follicle Reactivation', 'Oxygen Boost Capilar', 'Home Tech Plan'],
  corporal: ['Contour Sculpt 360', 'Firm Body Up', 'Detox Balance'],
  laser: ['Smooth Hair Free', 'Clear Skin Laser', 'Lift Lux Therapies'],
} as const;

const categories = {
  facial: 'Spa Facial',
  capilar: 'Spa Capilar',
  corporal: 'Spa Corporal',
  laser: 'Spa Láser',
} as const;

const sectionNames = ['facial', 'capilar', 'corporal', 'laser'] as const;

const card = (page: Page, title: string) =>
  page.getByRole('main').getByRole('link', { name: title, exact: true });
const panel = (page: Page) => page.getByRole('main').getByRole('article');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Secciones del spa' });

/** URLs, without version and extension, of the videos that the page requests from now on. */
function watchVideos(page: Page): Set<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/pictures\/([^.]+)\.[^/]*\.(?:mp4|webm)$/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  return names;
}

/** Angle of the front of a card in degrees, after the animation. */
async function restingAngle(page: Page, title: string): Promise<string> {
  return card(page, title).evaluate(async (link) => {
    const front = link.previousElementSibling?.firstElementChild;
    if (!front) throw new Error('The card has no front.');
    await Promise.allSettled(front.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(front).rotate;
  });
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    const [onlyPhone, onlyDesktop] = width < 600 ? [[], '@proof'] : ['@proof', []];

    test(
      'visitor chooses an experience; the address keeps the choice through back, reload and language',
      { tag: onlyPhone },
      async ({ page }) => {
        await visit(page, '/spa/facial');
        await expect(panel(page)).toHaveAccessibleName('Glow Express 45');

        await card(page, 'Clarity Antimanchas').click();
        await expect(panel(page)).toHaveAccessibleName('Clarity Antimanchas');
        await expect(page).toHaveURL(/\/spa\/facial#clarity-antimanchas$/);
        await card(page, 'Hydra Reset Premium').click();
        await expect(panel(page)).toHaveAccessibleName('Hydra Reset Premium');

        await page.goBack();
        await expect(panel(page)).toHaveAccessibleName('Clarity Antimanchas');
        await page.reload();
        await expect(panel(page)).toHaveCount(1);
        await expect(panel(page)).toHaveAccessibleName('Clarity Antimanchas');
        await expect(card(page, 'Clarity Antimanchas')).toHaveAttribute('aria-current', 'true');

        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: /English|EN/ })
          .click();
        await expect(page).toHaveURL(/\/en\/spa\/facial#clarity-antimanchas$/);
        await expect(panel(page)).toHaveAccessibleName('Clarity Antimanchas');
      },
    );

    test(
      'a shared choice opens at its experience, right under the two bars, and nothing moves',
      { tag: onlyPhone },
      async ({ page }) => {
        // Positions of the panel in each frame since the navigation.
        await page.addInitScript(() => {
          const tops = new Set<number>();
          Object.assign(globalThis, { panelTops: tops });
          const look = () => {
            const shown = document.getElementById('lift-lux-therapies');
            if (shown && window.scrollY > 0) tops.add(Math.round(shown.getBoundingClientRect().top));
            requestAnimationFrame(look);
          };
          look();
        });
        await visit(page, '/spa/laser#lift-lux-therapies');

        await expect(panel(page)).toHaveCount(1);
        await expect(panel(page)).toHaveAccessibleName('Lift Lux Therapies');
        await expectRightUnderBars(page, '#lift-lux-therapies');
        await page.waitForLoadState('networkidle');
        const tops = await page.evaluate(() => [...(Reflect.get(globalThis, 'panelTops') as Set<number>)]);
        expect(tops).toHaveLength(1);
      },
    );

    test(
      'visitor moves to another section: its title is right under the bars',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/spa/facial');

        for (const [name, id] of [
          ['Capilar', 'capilar'],
          ['Láser', 'laser'],
        ] as const) {
          await bar(page).getByRole('link', { name }).click();
          await expect(page).toHaveURL(new RegExp(`/spa/${id}$`));
          await expect(panel(page)).toHaveAccessibleName(sections[id][0]);
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
          await expectRightUnderBars(page, 'main h1');
        }
      },
    );

    test(
      'the bar of the sections sticks right under the navbar, whatever height that has',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/spa/corporal');
        await page.evaluate(() => document.documentElement.style.setProperty('--bar-height', '7rem'));
        await page.getByRole('heading', { name: 'Ruta de la experiencia' }).scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollTo(0, 1500));

        await expect
          .poll(() =>
            page.evaluate(() => {
              const banner = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
              const sticky = document
                .querySelector('[aria-label="Secciones del spa"]')
                ?.getBoundingClientRect().top;
              return Math.abs(banner - (sticky ?? Number.NaN)) <= 1;
            }),
          )
          .toBe(true);
      },
    );

    test('visitor asks for each experience and the form knows which', { tag: '@proof' }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const id of sectionNames) {
        await visit(page, `/spa/${id}`);
        for (const title of sections[id]) {
          await card(page, title).click();
          await page
            .getByRole('button', { name: new RegExp(`^Solicitar valoración rápida ?: ${title}$`) })
            .first()
            .click();
          const dialog = page.getByRole('dialog', { name: 'Solicitar valoración' });
          await expect(dialog).toContainText(title);
          await expect(dialog).toContainText(categories[id]);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
        }
      }
    });

    test(
      'visitor with only a keyboard turns cards, chooses one and asks for it',
      { tag: onlyDesktop },
      async ({ page }) => {
        await visit(page, '/spa/facial');
        await page.mouse.move(0, 0);

        await bar(page).getByRole('link', { name: 'Láser' }).focus();
        await page.keyboard.press('Tab');
        await expect(card(page, 'Glow Express 45')).toBeFocused();
        expect(await restingAngle(page, 'Glow Express 45')).toBe('y 180deg');
        await page.keyboard.press('Tab');
        expect(await restingAngle(page, 'Glow Express 45')).not.toBe('y 180deg');
        await page.keyboard.press('Enter');

        await expect(panel(page)).toHaveAccessibleName('Clarity Antimanchas');
        await expect(card(page, 'Clarity Antimanchas')).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        const requests = panel(page).getByRole('button', { name: /^Solicitar valoración rápida/ });
        await expect(requests.first()).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(panel(page).locator('summary')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(panel(page).getByRole('link', { name: 'Todos los precios' })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(requests.last()).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('dialog', { name: 'Solicitar valoración' })).toContainText(
          'Clarity Antimanchas',
        );
      },
    );

    test(
      'with less motion no card turns, its back just appears, and no video plays',
      { tag: '@proof' },
      async ({ page }) => {
        const videos = watchVideos(page);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await visit(page, '/spa/facial');
        await page.mouse.move(0, 0);

        await card(page, 'Hydra Reset Premium').focus();
        await page.keyboard.press('Enter');
        await expect(panel(page)).toHaveAccessibleName('Hydra Reset Premium');

        expect(await restingAngle(page, 'Hydra Reset Premium')).toBe('none');
        await expect(page.locator('#hydra-reset-premium-includes')).toHaveCSS('opacity', '1');
        await panel(page).scrollIntoViewIfNeeded();
        await expect(panel(page).getByRole('button', { name: 'Reproducir el video' })).toBeVisible();
        expect([...videos]).toEqual([]);
      },
    );
  });
}

/** Expects that the top of an element is shortly below both bars. */
async function expectRightUnderBars(page: Page, selector: string): Promise<void> {
  await expect
    .poll(async () => {
      const gap = await page.evaluate((wanted) => {
        const below = document
          .querySelector('[aria-label="Secciones del spa"]')
          ?.getBoundingClientRect().bottom;
        const top = document.querySelector(wanted)?.getBoundingClientRect().top;
        return (top ?? Number.NaN) - (below ?? Number.NaN);
      }, selector);
      return gap >= 0 && gap <= 48;
    })
    .toBe(true);
}

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a touched card is chosen and turns; touched again it turns back', async ({ page }) => {
    await visit(page, '/spa/capilar');

    await card(page, 'Oxygen Boost Capilar').tap();
    await expect(panel(page)).toHaveAccessibleName('Oxygen Boost Capilar');
    await expect.poll(() => restingAngle(page, 'Oxygen Boost Capilar')).toBe('y 180deg');

    await card(page, 'Oxygen Boost Capilar').tap();
    await expect.poll(() => restingAngle(page, 'Oxygen Boost Capilar')).not.toBe('y 180deg');
    await expect(panel(page)).toHaveAccessibleName('Oxygen Boost Capilar');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test(
    'the heading of the section is on the first screen; of what is chosen, its price and its request',
    { tag: '@proof' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, '/spa/laser');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });

      await card(page, 'Clear Skin Laser').click();
      await card(page, 'Smooth Hair Free').click();

      await expect(panel(page).getByRole('heading', { name: 'Smooth Hair Free' })).toBeInViewport({
        ratio: 1,
      });
      await expect(
        panel(page)
          .getByText(/^Precio:/)
          .first(),
      ).toBeInViewport({ ratio: 1 });
      await expect(
        panel(page)
          .getByRole('button', { name: /^Solicitar valoración rápida/ })
          .first(),
      ).toBeInViewport({ ratio: 1 });
    },
  );
});

for (const section of ['facial', 'capilar', 'laser'] as const) {
  test(
    `a phone shows the price of an experience of ${section} without scrolling`,
    { tag: '@proof' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, `/spa/${section}`);

      const price = await page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: sections[section][0], exact: true }) })
        .getByText(/^\$/)
        .boundingBox();
      const bottomBar = await page.getByRole('complementary').boundingBox();

      expect((price?.y ?? 9999) + (price?.height ?? 0)).toBeLessThanOrEqual(bottomBar?.y ?? 0);
    },
  );
}

test.describe('before the page is hydrated', () => {
  test.use({ expectedConsoleErrors: { patterns: [/Failed to load resource/] } });

  test(
    'only the chosen experience is shown, the first or the one that the address names',
    { tag: '@proof' },
    async ({ page }) => {
      await page.route(/\.js(\?|$)/, (route) => route.abort());

      await page.goto('/spa/laser');
      await expect(panel(page)).toHaveCount(1);
      await expect(panel(page)).toHaveAccessibleName('Smooth Hair Free');
      await card(page, 'Lift Lux Therapies').click();

      await expect(panel(page)).toHaveCount(1);
      await expect(panel(page)).toHaveAccessibleName('Lift Lux Therapies');
    },
  );
});

test('a screen reader gets both sides of a card', { tag: '@proof' }, async ({ page }) => {
  await visit(page, '/spa/facial');

  await expect(
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Glow Express 45' }) }),
  ).toMatchAriaSnapshot(`
    - listitem:
        - heading "Glow Express 45" [level=3]
        - paragraph: /^\\$[\\d.]+ – \\$[\\d.]+$/
        - paragraph: Limpieza facial y luminosidad
        - paragraph: Limpieza, exfoliación suave y luz en una pausa breve para la piel opaca.
        - paragraph: Incluye
        - list:
          - listitem: Limpieza con vórtice de agua
          - listitem: Exfoliación enzimática
          - listitem: Mascarilla de luz LED ámbar
          - listitem: Protector solar de cierre
        - paragraph: Toque para descubrir más
        - link "Glow Express 45"
  `);
});

test('only the video of the selected experience is fetched', async ({ page }) => {
  const videos = watchVideos(page);
  await visit(page, '/spa/facial');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).locator('video[data-shown]')).toHaveCount(1);
  expect([...videos]).toEqual(['spa/glow-express-45']);

  await card(page, 'Hydra Reset Premium').click();
  // The previous panel stays until the new one has replaced it.
  await expect(panel(page)).toHaveAccessibleName('Hydra Reset Premium');
  await panel(page).scrollIntoViewIfNeeded();
  await expect(panel(page).locator('video[data-shown]')).toHaveCount(1);
  expect([...videos]).toEqual(['spa/glow-express-45', 'spa/hydra-reset-premium']);
});

test(
  'with data saver no video is fetched until the visitor asks for it',
  { tag: '@proof' },
  async ({ page }) => {
    const videos = watchVideos(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await visit(page, '/spa/facial');
    await card(page, 'Hydra Reset Premium').click();
    await panel(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...videos]).toEqual([]);

    await panel(page).getByRole('button', { name: 'Reproducir el video' }).click();
    await expect.poll(() => [...videos]).toEqual(['spa/hydra-reset-premium']);
  },
);

test(
  'the picture of the card grows into that of the panel where motion is welcome',
  { tag: '@proof' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (...args) => {
        const transition = start(...args);
        void transition.ready.then(() => {
          const moving = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes('(spa-experience)'));
          document.documentElement.dataset.morphed = String(moving);
        });
        return transition;
      };
    });
    await visit(page, '/spa/laser');

    await card(page, 'Clear Skin Laser').click();

    await expect(page.locator('html')).toHaveAttribute('data-morphed', 'true');
    await expect(panel(page)).toHaveAccessibleName('Clear Skin Laser');
  },
);

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of sectionNames) {
    test(
      `all experiences of ${id} read in full, and each card leads to its own`,
      { tag: '@proof' },
      async ({ page }) => {
        await page.goto(`/spa/${id}`);

        await expect(panel(page)).toHaveCount(3);
        for (const title of sections[id]) {
          const article = page.getByRole('article', { name: title });
          for (const heading of [
            'Incluye',
            'Tecnología protagonista',
            'Ruta de la experiencia',
            'Potencia tu ritual',
          ]) {
            await expect(article.getByRole('heading', { name: heading })).toBeVisible();
          }
          expect(await article.getByRole('listitem').count()).toBeGreaterThan(9);
          await card(page, title).click();
          await expect(article).toBeInViewport();
        }
      },
    );
  }
});
