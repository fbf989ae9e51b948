import { onePerRoute } from '@tesela/testing/composedRoutes';
import { listUrls } from '@tesela/testing/site';
import { By } from 'selenium-webdriver';
import { describe, expect, it } from 'vitest';

import { engines } from './support/engines.ts';
import { button, dialog, field, link } from './support/visitor.ts';
import { withVisitor } from './support/withVisitor.ts';

const main = By.css('main');
const serum = 'Suero Antioxidante Vitamina C';

describe.each(engines)('$title', (engine) => {
  describe.skipIf(!engine.file)('with scripts', () => {
    const visitor = withVisitor(engine);

    it('visitor looks at a product without leaving the list', async () => {
      const patient = visitor();
      await patient.visit('/tienda/antimanchas');
      await patient.click(link(serum), main);
      await patient.waitForText(dialog, 'Por la mañana, aplique');

      await patient.press('ESCAPE');
      await patient.untilGone(dialog);

      expect(await patient.driver.getCurrentUrl()).toMatch(/\/tienda\/antimanchas$/);
    });

    it('visitor asks the assistant and is answered', async () => {
      const patient = visitor();
      await patient.visit('/');
      await patient.click(button('Abrir el asistente virtual'));
      await patient.type(field('Su mensaje'), '¿A qué hora abren los sábados?');
      await patient.press('ENTER');

      expect(await patient.waitForText(By.css('[role=log]'), '8:00')).toContain('sábados');
    });

    it('visitor chooses which result is large, and sees the skin after whole', async () => {
      const patient = visitor();
      await patient.visit('/');
      await patient.click(button('Poro visible'), main);
      await patient.waitForText(dialog, 'El poro no se cierra');
      await patient.press('ESCAPE');
      await patient.untilGone(dialog);

      await patient.waitForText(By.css('main section:has(input[type=range]) h3 + p'), 'El poro no se cierra');
      await patient.click(button('Después'), main);
      const range = await patient.find(By.css('main input[type=range]'));
      expect(await range.getAttribute('aria-valuetext')).toBe('0 % antes, 100 % después');
    });

    it('visitor who leaves pages before they are there is no fault of anybody', async () => {
      const patient = visitor();
      for (const url of ['/tienda', '/', '/spa/facial', '/dermatologia/clinica', '/tienda/capilar', '/blog'])
        await patient.driver.executeScript('location.href = arguments[0]', url);

      await patient.visit('/faq');

      // After every journey `withVisitor` expects no console errors.
      expect(await patient.driver.getCurrentUrl()).toMatch(/\/faq$/);
    });

    it('visitor goes on in English on the same page', async () => {
      const patient = visitor();
      await patient.visit('/faq');
      await patient.click(By.css('a[hreflang=en]'));

      await patient.waitForText(By.css('main h1'), 'Frequently asked questions');
      expect(await patient.driver.getCurrentUrl()).toMatch(/\/en\/faq$/);
      expect(await patient.driver.executeScript('return document.documentElement.lang')).toBe('en');
    });

    it.each([390, 1440])(
      'at %i px every kind of page is hydrated and fits',
      async (width) => {
        const patient = visitor();
        await patient.resize(width);
        for (const url of onePerRoute(listUrls())) {
          await patient.visit(url);
          await patient.untilAllHydrated();
          const beyond = await patient.driver.executeScript<number>(
            'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
          );
          expect(beyond, url).toBeLessThanOrEqual(0);
        }
      },
      240_000,
    );
  });

  describe.skipIf(!engine.file || engine.cannotStopScripts)(
    `without scripts${engine.cannotStopScripts ? `: ${engine.cannotStopScripts}` : ''}`,
    () => {
      const visitor = withVisitor(engine, false);

      it('visitor reads, and goes from one page to the next', async () => {
        const patient = visitor();
        await patient.open('/dermatologia/estetica');
        await patient.waitForText(main, 'Toxina botulínica');
        // The content of noscript is parsed as elements only when scripts are off.
        const saysSo = 'return document.querySelector("noscript").childElementCount > 0';
        expect(await patient.driver.executeScript(saysSo)).toBe(true);

        await patient.click(link('Tienda'));
        await patient.click(link(serum), main);

        await patient.waitForText(By.css('main h1'), serum);
        expect(await patient.waitForText(main, 'Por la mañana, aplique')).toContain('$189.000,00');
      });
    },
  );
});
