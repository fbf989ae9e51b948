import { visit } from '@tesela/testing/hydrated';
import { listUrls } from '@tesela/testing/site';
import type { Page } from 'playwright/test';

import { axeFindsNothingSerious } from '../support/axe.ts';
import { test } from '../support/test.ts';

const dialogs = [
  ['the assessment form', /^(?:Agendar Cita|Book a visit)$/],
  ['the assistant', /^(?:Abrir el asistente virtual|Open the virtual assistant)$/],
  ['the cart', /^(?:Carrito|Cart),/],
  ['the menu', /^(?:Menú|Menu)$/],
] as const;

/** Opens all disclosures. Sections far off the screen are rendered, because otherwise they overflow their estimated height. */
const openDetails = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.setProperty('--far', 'visible');
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

for (const url of listUrls({ products: 3 })) {
  test(`axe finds nothing serious on ${url}, whatever is open`, async ({ page }) => {
    await visit(page, url);
    await openDetails(page);
    await axeFindsNothingSerious(page, 'all disclosures open');

    for (const [state, name] of dialogs) {
      await visit(page, url);
      const opener = page.getByRole('button', { name }).filter({ visible: true }).first();
      if ((await opener.count()) === 0) continue;
      await opener.click();
      await axeFindsNothingSerious(page, state);
    }
  });
}
