import { By, type WebElement } from 'selenium-webdriver';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { serveSite, type Gateway } from '@clinic/testing/gateway';
import { listUrls } from '@clinic/testing/site';
import { onePerRoute } from '@clinic/testing/composedRoutes';
import type { Browser } from './support/engine.ts';
import { engines, missing } from './support/engines.ts';
import { button, choice, dialog, field, link, Visitor } from './support/visitor.ts';

const main = By.css('main');
const serum = 'Suero Antioxidante Vitamina C';

const hrefOf = async (element: WebElement) => decodeURIComponent((await element.getAttribute('href')) ?? '');

let site: Gateway;
beforeAll(async () => {
  site = await serveSite();
});
afterAll(() => site.end());

/** Starts the engine before the journeys of a block; afterwards its pages must have complained of nothing. */
function withVisitor(engine: (typeof engines)[number], withScripts = true): () => Visitor {
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    browser = await engine.start({ file: engine.file, withScripts });
    visitor = new Visitor(browser, site.url);
    await visitor.open('/robots.txt');
    await visitor.resize(1440, 900);
  });
  afterAll(() => browser.stop());
  afterEach(async () => expect(await browser.complaints()).toEqual([]));
  return () => visitor;
}

for (const { name, debianPackages } of missing)
  console.info(`${name} is not installed here and not tried: apt-get install ${debianPackages.join(' ')}`);

const scriptless = engines.filter(({ cannotStopScripts }) => !cannotStopScripts);
for (const { name, cannotStopScripts } of engines.filter((engine) => !scriptless.includes(engine)))
  console.info(`${name} is not tried without scripts: ${cannotStopScripts}.`);

describe.each(engines)('$name', (engine) => {
  const visitor = withVisitor(engine);

  it('visitor adds a product twice, and the cart keeps it on the next page', async () => {
    const patient = visitor();
    await patient.visit('/tienda');
    await patient.click(button(`Agregar al carrito`), main);
    await patient.click(button(`Agregar al carrito`), main);
    await patient.click(button('Carrito, 1 producto'));
    await patient.reads(dialog, /× 2/);

    await patient.press('ESCAPE');
    await patient.untilGone(dialog);
    await patient.visit('/tienda/capilar');
    await patient.click(button('Carrito, 1 producto'));
    await patient.reads(dialog, serum);

    const order = await patient.find(link('Comprar por WhatsApp'), dialog);
    expect(await hrefOf(order)).toContain(`${serum} 15`);
  });

  it('visitor fills the form, is told what is missing, and gets the message for WhatsApp', async () => {
    const patient = visitor();
    await patient.visit('/dermatologia/clinica');
    await patient.click(button('Agendar Cita'));
    await patient.type(field('Nombre completo'), 'Ana Ruiz', dialog);
    await patient.click(button('Continuar'), dialog);
    await patient.reads(dialog, 'Faltan 7 datos');

    await patient.choose(field('Tipo de documento'), 'Cédula de c', dialog);
    await patient.type(field('Número de documento'), '1020304050', dialog);
    await patient.type(field('Correo electrónico'), 'ana@correo.com', dialog);
    await patient.type(field('Teléfono'), '3001234567', dialog);
    await patient.choose(field('Objetivo principal'), 'Prev', dialog);
    await patient.click(choice('No'), dialog);
    await patient.click(By.css('input[type=checkbox][required], input[type=checkbox]:last-of-type'), dialog);
    await patient.click(button('Continuar'), dialog);

    await patient.reads(dialog, 'Su solicitud está lista');
    const message = await patient.find(link('Enviar por WhatsApp'), dialog);
    expect(await hrefOf(message)).toContain('Ana Ruiz');
  });

  it('visitor looks at a product without leaving the list', async () => {
    const patient = visitor();
    await patient.visit('/tienda/antimanchas');
    await patient.click(link(serum), main);
    await patient.reads(dialog, 'Por la mañana, aplique');

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

    expect(await patient.reads(By.css('[role=log]'), '8:00')).toContain('sábados');
  });

  it('visitor chooses which result is large, and sees the skin after whole', async () => {
    const patient = visitor();
    await patient.visit('/');
    await patient.click(button('Poro visible'), main);
    await patient.reads(dialog, 'El poro no se cierra');
    await patient.press('ESCAPE');
    await patient.untilGone(dialog);

    await patient.reads(By.css('main section:has(input[type=range]) h3 + p'), 'El poro no se cierra');
    await patient.click(button('Después'), main);
    const range = await patient.find(By.css('main input[type=range]'));
    expect(await range.getAttribute('aria-valuetext')).toBe('0 % antes, 100 % después');
  });

  it('visitor who leaves pages before they are there is no fault of anybody', async () => {
    const patient = visitor();
    for (const url of ['/tienda', '/', '/spa/facial', '/dermatologia/clinica', '/tienda/capilar', '/blog'])
      await patient.driver.executeScript('location.href = arguments[0]', new URL(url, site.url).href);

    await patient.visit('/faq');

    // That no page complained is seen after every journey.
    expect(await patient.driver.getCurrentUrl()).toMatch(/\/faq$/);
  });

  it('visitor goes on in English on the same page', async () => {
    const patient = visitor();
    await patient.visit('/faq');
    await patient.click(By.css('a[hreflang=en]'));

    await patient.reads(By.css('main h1'), 'Frequently asked questions');
    expect(await patient.driver.getCurrentUrl()).toMatch(/\/en\/faq$/);
    expect(await patient.driver.executeScript('return document.documentElement.lang')).toBe('en');
  });

  it.each([390, 1440])(
    'at %i px every kind of page comes alive and fits',
    async (width) => {
      const patient = visitor();
      await patient.resize(width);
      for (const url of onePerRoute(listUrls())) {
        await patient.visit(url);
        await patient.untilAllAlive();
        const beyond = await patient.driver.executeScript<number>(
          'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(beyond, url).toBeLessThanOrEqual(0);
      }
    },
    240_000,
  );
});

describe.each(scriptless)('$name without scripts', (engine) => {
  const visitor = withVisitor(engine, false);

  it('visitor reads, and goes from one page to the next', async () => {
    const patient = visitor();
    await patient.open('/dermatologia/estetica');
    await patient.reads(main, 'Toxina botulínica');

    await patient.click(link('Tienda'));
    await patient.click(link(serum), main);

    await patient.reads(By.css('main h1'), serum);
    expect(await patient.reads(main, 'Por la mañana, aplique')).toContain('$189.000,00');
  });
});
