import { visit } from '@tesela/testing/hydrated';
import type { Locator, Page } from 'playwright/test';

import { expect, test } from './support/test.ts';

const carousel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hero = (page: Page) => carousel(page, 'Nuestros servicios');
const slider = (page: Page) => carousel(page, 'Simulaciones de antes y después');
const testimonials = (page: Page) => carousel(page, 'Testimonios de visitantes');

/** Waits until exactly these slides, counted from 1, are reachable. */
async function expectShown(region: Locator, shown: readonly number[]) {
  await expect
    .poll(() =>
      region
        .locator('[aria-roledescription=diapositiva]')
        .evaluateAll((all) =>
          all.flatMap((slide, index) => (slide.hasAttribute('inert') ? [] : [index + 1])),
        ),
    )
    .toEqual(shown);
}

/** Waits until Swiper has loaded; before, all slides are reachable. */
async function ready(region: Locator) {
  await region.scrollIntoViewIfNeeded();
  await expect(region.locator('[data-enhanced]')).toHaveCount(1);
}

async function press(page: Page, target: Locator, key: string) {
  await target.focus();
  await page.keyboard.press(key);
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  const [onlyPhone, onlyDesktop] = viewport.width < 600 ? [[], '@proof'] : ['@proof', []];
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(
      'the services turn every five seconds and wrap, until the visitor stops them',
      { tag: onlyPhone },
      async ({ page }) => {
        await page.clock.install();
        await visit(page, '/');
        await ready(hero(page));
        await expectShown(hero(page), [1]);

        for (const next of [2, 3, 1]) {
          await page.clock.runFor(5000);
          await expectShown(hero(page), [next]);
        }
        // Focus alone stops it; the button then starts it again.
        await hero(page).getByRole('button', { name: 'Detener la rotación' }).focus();
        await expect(hero(page).getByRole('button', { name: 'Iniciar la rotación' })).toBeFocused();
        await page.clock.runFor(10_000);
        await expectShown(hero(page), [1]);
        await page.keyboard.press('Enter');
        await expect(hero(page).getByRole('button', { name: 'Detener la rotación' })).toBeFocused();
        await page.clock.runFor(5000);

        await expectShown(hero(page), [2]);
      },
    );

    test(
      'visitor turns the services with the keyboard, both ways round',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/');
        await ready(hero(page));

        const row = hero(page).getByRole('group', { name: 'Diapositivas' });
        for (const [key, shown] of [
          ['ArrowLeft', 3],
          ['ArrowRight', 1],
          ['ArrowRight', 2],
        ] as const) {
          await press(page, row, key);
          await expectShown(hero(page), [shown]);
        }
        await press(page, hero(page).getByRole('button', { name: 'Anterior' }), 'Enter');

        await expectShown(hero(page), [1]);
      },
    );

    test(
      'visitor compares before and after with the keyboard and is back at the result',
      { tag: onlyDesktop },
      async ({ page }) => {
        await visit(page, '/');
        const opener = page.getByRole('button', { name: /^Rojez difusa/ });
        await press(page, opener, 'Enter');

        const dialog = page.getByRole('dialog', { name: 'Rojez difusa' });
        const range = dialog.getByRole('slider');
        await expect(dialog).toContainText('Simulación ilustrativa');
        await press(page, range, 'ArrowRight');
        await expect(range).toHaveAttribute('aria-valuetext', '51 % antes, 49 % después');
        await press(page, dialog.getByRole('button', { name: 'Después' }), 'Enter');
        await expect(range).toHaveAttribute('aria-valuetext', '0 % antes, 100 % después');
        await page.keyboard.press('Escape');

        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
    );

    test(
      'visitor closes the comparison with its button and on the backdrop',
      { tag: '@proof' },
      async ({ page }) => {
        await visit(page, '/');
        const opener = page.getByRole('button', { name: /^Rojez difusa/ });
        const dialog = page.getByRole('dialog', { name: 'Rojez difusa' });

        await opener.click();
        await dialog.getByRole('button', { name: 'Cerrar' }).click();
        await expect(dialog).toHaveCount(0);
        await opener.click();
        await expect(dialog).toBeVisible();
        await page.mouse.click(4, 4);

        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
      },
    );

    test(
      'visitor turns the testimonials by hand and they wrap; they wait as long as it takes',
      { tag: '@proof' },
      async ({ page }) => {
        await page.clock.install();
        await visit(page, '/');
        await ready(testimonials(page));
        const isPhone = viewport.width < 600;
        const [first, second, last] = isPhone
          ? [[1], [2], [4]]
          : [
              [1, 2],
              [2, 3],
              [3, 4],
            ];
        // What came near by scrolling is fetched before the clock jumps beyond the limits of time for it.
        await page.clock.runFor(100);
        await page.waitForLoadState('networkidle');
        await page.clock.runFor(20_000);
        await expectShown(testimonials(page), first ?? []);

        await press(page, testimonials(page).getByRole('button', { name: 'Siguiente' }), 'Enter');
        await expectShown(testimonials(page), second ?? []);
        await press(page, testimonials(page).getByRole('button', { name: 'Anterior' }), 'Enter');
        await expectShown(testimonials(page), first ?? []);
        await press(page, testimonials(page).getByRole('button', { name: 'Anterior' }), 'Enter');
        await expectShown(testimonials(page), last ?? []);
      },
    );
  });
}

test(
  'on a phone the results turn every three seconds, on a wide screen all six stand still',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    await visit(page, '/');
    await ready(slider(page));
    await expectShown(slider(page), [1, 2]);
    await page.clock.runFor(3000);
    await expectShown(slider(page), [2, 3]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await expectShown(slider(page), [1, 2, 3, 4, 5, 6]);
    await expect(slider(page)).not.toHaveAttribute('aria-roledescription');
    await page.clock.runFor(9000);

    const boxes = await page
      .getByRole('button', { name: /comparar antes y después$/ })
      .evaluateAll((all) => all.map((button) => button.closest('figure')?.getBoundingClientRect()));
    expect(new Set(boxes.map((box) => box?.top)).size).toBe(1);
    expect(boxes.every((box) => box && box.left >= 0 && box.right <= 1440)).toBe(true);
  },
);

test('who asks for less motion sees nothing turn by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await ready(hero(page));

  await page.clock.runFor(20_000);

  await expectShown(hero(page), [1]);
  await expect(hero(page).getByRole('button', { name: 'Iniciar la rotación' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all slides, results and testimonials can be read', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Un diagnóstico antes que un tratamiento',
    );
    await expect(hero(page).getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', { name: 'Spa dermatológico', exact: true }).last()).toBeVisible();
    await expect(testimonials(page).getByRole('figure')).toHaveCount(4);
    await expect(page.getByText(/^La rojez persistente/).filter({ visible: true })).toHaveCount(1);
    // Without scripts nothing reacts to scrolling, so the bar is always opaque.
    await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
