import { fitsWhatsappLink, MAX_URL_LENGTH, whatsappLink } from '@clinic/shared/whatsapp';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { products as catalogue } from '#content/es/products.data.ts';
import { content as en } from '#content/en/cart.ts';
import { content as es } from '#content/es/cart.ts';

import { orderMessage } from './orderMessage.ts';

const phone = '573000000000';
const fits = (message: string) => fitsWhatsappLink(phone, message);
const total = '$98.000,00';
const serum = { name: 'Suero', quantity: 2 };

it('visitor sends each product with its quantity, the estimate and the question', () => {
  const lines = [serum, { name: 'Gel', quantity: 1 }];

  expect(orderMessage({ lines, total, isPartial: false }, es.order, fits)).toEqual({
    text: [
      'Hola, quiero hacer este pedido:',
      '- Suero ×2',
      '- Gel ×1',
      '',
      'Total estimado: $98.000,00',
      '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
    ].join('\n'),
    unnamed: 0,
  });
});

it.each([
  ['all have a price', total, false, ['Total estimado: $98.000,00']],
  ['one has none', total, true, ['Total estimado: $98.000,00', 'Hay productos con precio por confirmar.']],
  ['none has one', null, true, ['Total estimado: por confirmar.']],
])('visitor of whose products %s says so', (_what, amount, isPartial, totals) => {
  const { text } = orderMessage({ lines: [serum], total: amount, isPartial }, es.order, fits);

  expect(text.split('\n').slice(3, -1)).toEqual(totals);
});

it.each([
  ['es', es.order, /^\+(\d+) productos? más$/],
  ['en', en.order, /^\+(\d+) more products?$/],
] as const)(
  'visitor who orders 20 of every product (%s) sends a link that WhatsApp takes',
  (_lang, words, more) => {
    const lines = catalogue.map(({ name }) => ({ name, quantity: 20 }));

    const { text, unnamed } = orderMessage({ lines, total, isPartial: true }, words, fits);

    const rows = text.split('\n');
    const named = rows.filter((row) => row.startsWith('- ') && row.endsWith(' ×20')).length;
    expect(whatsappLink(phone, text).length).toBeLessThan(MAX_URL_LENGTH);
    expect(named).toBeGreaterThan(10);
    expect(named + unnamed).toBe(lines.length);
    expect(rows.find((row) => more.test(row))).toContain(String(unnamed));
  },
);

it('visitor who copies the whole order has every product named', () => {
  const lines = catalogue.map(({ name }) => ({ name, quantity: 20 }));

  const { text, unnamed } = orderMessage({ lines, total, isPartial: false }, es.order);

  expect(unnamed).toBe(0);
  for (const { name } of catalogue) expect(text).toContain(`- ${name} ×20`);
});

it.each([
  ['es', es.order],
  ['en', en.order],
])('the message is plain text without emoji, and the space before %% does not break (%s)', (_lang, words) => {
  const lines = catalogue.map(({ name }) => ({ name, quantity: 1 }));

  const { text } = orderMessage({ lines, total, isPartial: true }, words);

  expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(text).toContain('Vitamina C 15\u00a0%');
  expect(text).not.toContain(' %');
});

it('whatever is ordered, the link stays short, arrives as written and names or counts every product', () => {
  const line = fc.record({
    name: fc.string({ maxLength: 80, unit: 'grapheme' }),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const words = { ...es.order, item: () => '-' };
      const order = { lines, total, isPartial: false };

      const link = whatsappLink(phone, orderMessage(order, es.order, fits).text);
      const { text, unnamed } = orderMessage(order, words, fits);

      expect(link.length).toBeLessThan(MAX_URL_LENGTH);
      expect(new URL(link).searchParams.get('text')).toBe(
        orderMessage(order, es.order, fits).text.toWellFormed(),
      );
      expect(text.split('\n').filter((row) => row === '-')).toHaveLength(lines.length - unnamed);
    }),
  );
});
