import { By } from 'selenium-webdriver';
import { describe, expect, it } from 'vitest';

import { engines } from './support/engines.ts';
import { button, dialog, hrefOf, link } from './support/visitor.ts';
import { withVisitor } from './support/withVisitor.ts';

const main = By.css('main');
const serum = 'Suero Antioxidante Vitamina C';

// The most important journey: `npm test` runs it, too.
for (const engine of engines) {
  describe.skipIf(!engine.file)(`${engine.title}`, () => {
    const visitor = withVisitor(engine);

    it('visitor adds a product twice, and the cart keeps it on the next page', async () => {
      const patient = visitor();
      await patient.visit('/tienda');
      await patient.click(button(`Agregar:`), main);
      await patient.click(button(`Agregar otra unidad`), main);
      await patient.click(button('Carrito, 1 producto'));
      await patient.waitForText(dialog, /× 2/);

      await patient.press('ESCAPE');
      await patient.untilGone(dialog);
      await patient.visit('/tienda/capilar');
      await patient.click(button('Carrito, 1 producto'));
      await patient.waitForText(dialog, serum);

      const order = await patient.find(link('Comprar por WhatsApp'), dialog);
      expect(await hrefOf(order)).toContain(`${serum} 15`);
    });
  });
}
