import { fitsWhatsappLink, MAX_URL_LENGTH, whatsappLink } from '@clinic/shared/whatsapp';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { catalogue } from '#content/catalogue.ts';
import { content as en } from '#content/en/cart.ts';
import { content as es } from '#content/es/cart.ts';

import { orderMessage } from './orderMessage.ts';

const phone = '573000000000';
const fits = (message: string) => fitsWhatsappLink(phone, message);
const total = '$98.000,00';

it('visitor sends each product with its quantity, the estimate and the question', () => {
  const lines = [
    { name: 'Suero', quantity: 2 },
    { name: 'Gel', quantity: 1 },
  ];

  expect(orderMessage({ lines, total, isPartial: false }, es.order, fits)).toBe(
    [
      'Hola, quiero hacer este pedido:',
      '- Suero ×2',
      '- Gel ×1',
      '',
      'Total estimado: $98.000,00',
      '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
    ].join('\n'),
  );
});

it('visitor with a product without price says so', () => {
  const message = orderMessage(
    { lines: [{ name: 'Suero', quantity: 1 }], total, isPartial: true },
    es.order,
    fits,
  );

  expect(message).toContain('Hay productos con precio por confirmar.');
});

it.each([
  ['es', es.order, /^\+(\d+) productos? más$/],
  ['en', en.order, /^\+(\d+) more products?$/],
] as const)(
  'visitor who orders the whole shop (%s) sends a link that WhatsApp takes',
  (_lang, words, more) => {
    const lines = catalogue.map(({ name }) => ({ name, quantity: 12 }));

    const message = orderMessage({ lines, total, isPartial: true }, words, fits);

    const rows = message.split('\n');
    const named = rows.filter((row) => row.startsWith('- ')).length;
    const counted = Number(rows.find((row) => more.test(row))?.match(more)?.[1]);
    expect(fits(message)).toBe(true);
    expect(named).toBeGreaterThan(10);
    expect(named + counted).toBe(catalogue.length);
  },
);

it('whatever is ordered, the link stays short and every product is named or counted', () => {
  const line = fc.record({ name: fc.string({ maxLength: 80 }), quantity: fc.integer({ min: 1, max: 999 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const counted: number[] = [];
      const words = { ...es.order, item: () => '-', more: (count: number) => String(counted.push(count)) };
      const order = { lines, total, isPartial: false };

      expect(whatsappLink(phone, orderMessage(order, es.order, fits)).length).toBeLessThan(MAX_URL_LENGTH);
      expect(
        orderMessage(order, words, fits)
          .split('\n')
          .filter((row) => row === '-').length,
      ).toBe(lines.length - (counted.at(-1) ?? 0));
    }),
  );
});
