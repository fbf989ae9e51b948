import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await (await b.newContext({ viewport: { width: 390, height: 844 }, locale: 'es-CO' })).newPage();
p.on(
  'console',
  (m) => ['error', 'warning'].includes(m.type()) && console.log('console', m.type(), m.text().slice(0, 160)),
);
const o = 'http://localhost:3871';
for (const u of ['/', '/spa/facial', '/en/faq', '/tienda', '/spa', '/tratamientos', '/nada']) {
  const r = await p.goto(o + u);
  console.log(
    u,
    r.status(),
    await p.evaluate(() => [location.pathname, document.querySelector('h1')?.innerText]),
  );
}
await p.goto(o + '/faq');
await p
  .getByRole('button', { name: /asistente virtual/ })
  .first()
  .click();
await p.getByRole('textbox', { name: /./ }).last().fill('¿Cuánto vale la consulta?');
await p.keyboard.press('Enter');
await p.getByText('el asistente está dormido').waitFor({ timeout: 20000 });
await p.screenshot({ path: '/tmp/day/asleep.png' });
console.log(await p.locator('a[href^="tel:+57"]').last().innerText());
await p.goto(o + '/tienda');
await p
  .getByRole('button', { name: /^Agregar/ })
  .first()
  .click();
await p.waitForTimeout(1500);
await p.screenshot({ path: '/tmp/day/tienda.png' });
await p.goto(o + '/buscar?q=acne');
await p.waitForTimeout(2500);
console.log('search', (await p.locator('main').innerText()).slice(0, 120).replaceAll('\n', ' | '));
await b.close();
