import type { Cell, FaultSite } from '@tesela/testing/faults/cells';
import { root } from '@tesela/testing/site';
import { expect, type Page } from 'playwright/test';

/** Expects that the form of the shell opens, whatever is broken. */
async function openForm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true });
  await expect(async () => {
    // The form of an earlier attempt may have opened and cover the button.
    const button = page.getByRole('banner').getByRole('button', { name: 'Agendar Cita' }).first();
    if (!(await dialog.isVisible())) await button.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** The clinic: a page of every remote that has pages, and every slot. */
export const clinic: FaultSite = {
  root,
  others: openForm,
  places: {
    marketing: {
      remote: 'mfe-marketing',
      path: '/faq',
      from: '/spa/facial',
      chunk: 'FaqPage',
      data: 'es/faq.json',
      alive: 'main h1',
    },
    services: {
      remote: 'mfe-services',
      path: '/dermatologia/clinica',
      chunk: 'ServicesPage',
      data: 'es/dermatologia/clinica.json',
      alive: 'main h1',
    },
    spa: {
      remote: 'mfe-spa',
      path: '/spa/facial',
      from: '/faq',
      chunk: 'SpaPage',
      data: 'es/spa/facial.json',
      alive: 'main h1',
    },
    shop: {
      remote: 'mfe-shop',
      path: '/tienda',
      chunk: 'ShopPage',
      data: 'es/tienda.json',
      alive: 'main h1',
    },
    assistant: {
      remote: 'mfe-assistant',
      slot: 'assistant',
      path: '/faq',
      chunk: 'Assistant',
      data: 'es/assistant.json',
      alive: 'aside button[aria-label="Abrir el asistente virtual"]',
    },
    cart: {
      remote: 'mfe-shop',
      slot: 'cart-widget',
      path: '/tienda',
      from: '/faq',
      chunk: 'CartWidget',
      data: 'es/cart-widget.json',
      alive: 'aside button[aria-label^="Carrito"]',
    },
    featured: {
      remote: 'mfe-shop',
      slot: 'featured-products',
      path: '/',
      chunk: 'FeaturedProducts',
      data: 'es/featured-products.json',
      alive: 'main a[href^="/tienda/producto/"]',
    },
  },
};

/** The faults of `npm test`. */
export const quickCells: readonly Cell[] = [
  { place: 'spa', part: 'entry', fault: '404' },
  { place: 'services', part: 'chunk', fault: 'tampered' },
  { place: 'cart', part: 'chunk', fault: 'evaluation' },
  { place: 'spa', part: 'chunk', fault: 'render' },
];
