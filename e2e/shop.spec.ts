import { visit } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test('every product has a price or says that it is to be confirmed, and an enquiry of its own', async ({
  page,
}) => {
  await visit(page, '/tienda');

  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(41);
  await expect(page.getByText('Precio por confirmar')).toHaveCount(3);
  const link = cards.first().getByRole('link', { name: /Consultar por WhatsApp/ });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toMatch(/^Hola, estoy interesado\/a en el producto Suero Antioxidante Vitamina C 15\s%$/);
});
