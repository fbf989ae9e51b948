import { createReference } from '@clinic/shared/reference';
import { fitsWhatsappLink, MAX_URL_LENGTH, whatsappLink } from '@clinic/shared/whatsapp';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { readProducts } from '#content/products.ts';
import { source } from '#content/schema.ts';

import { deliveries, type Delivery } from '../state/cartState.ts';
import { cartLink } from './cartLink.ts';
import { estimate } from './estimate.ts';
import type { Offer } from './offers.ts';
import { orderMessage } from './orderMessage.ts';

const es = source.single('slots/cart-widget', 'es');
const en = source.single('slots/cart-widget', 'en');
const catalogue = readProducts('es', { prices: {} });

const phone = '573000000000';
const fits = (message: string) => fitsWhatsappLink(phone, message);
const rule = { price: 14_000, freeFrom: 250_000 };

type Item = { id: string; name: string; quantity: number } & Offer;

const serum: Item = { id: 'suero', name: 'Suero', quantity: 2, size: '30 ml', price: 89_000 };
const gel: Item = { id: 'gel', name: 'Gel', quantity: 1, size: '200 ml', price: 14_000 };
const cream: Item = { id: 'crema', name: 'Crema', quantity: 3, size: '50 g', price: null };

function orderOf(items: readonly Item[], delivery: Delivery = 'shipping') {
  const lines = items.map(({ id, name, quantity }) => ({ id, name, quantity, image: '' }));
  const list = new Map(items.map(({ id, size, price }) => [id, { size, price }]));
  return {
    ...estimate(lines, { status: 'ready', list }, delivery, rule),
    reference: 'CDFHJK',
    delivery,
    link: cartLink(lines, { origin: 'https://arrayan.example', lang: 'es' }),
    lang: 'es' as const,
  };
}

it('visitor sends a reference, what each product costs, shipping, the estimate and the question', () => {
  expect(orderMessage(orderOf([serum, gel]), es.order, fits)).toEqual({
    text: [
      'Hola, quiero hacer este pedido (ref. CDFHJK):',
      '- Suero x2, 30 ml, $89.000,00 c/u = $178.000,00',
      '- Gel x1, 200 ml, $14.000,00',
      '',
      'Subtotal: $192.000,00',
      'Envío: $14.000,00',
      'Total estimado: $206.000,00',
      '¿Me confirman la disponibilidad y el proceso de pago, por favor?',
    ].join('\n'),
    isLinked: false,
  });
});

it.each<[string, Item[], Delivery, string[]]>([
  [
    'has shipping for free',
    [{ ...serum, quantity: 3 }],
    'shipping',
    ['Subtotal: $267.000,00', 'Envío: gratis', 'Total estimado: $267.000,00'],
  ],
  [
    'comes for it',
    [gel],
    'pickup',
    ['Subtotal: $14.000,00', 'Recojo en la clínica.', 'Total estimado: $14.000,00'],
  ],
  [
    'orders something whose price is to be confirmed',
    [gel, cream],
    'shipping',
    [
      'Subtotal: $14.000,00',
      'Envío: por confirmar',
      'Total estimado: $14.000,00 más lo que está por confirmar',
    ],
  ],
  [
    'knows no price',
    [cream],
    'shipping',
    ['Subtotal: por confirmar', 'Envío: por confirmar', 'Total estimado: por confirmar'],
  ],
])('visitor who %s says so', (_what, items, delivery, totals) => {
  const { text } = orderMessage(orderOf(items, delivery), es.order, fits);

  expect(text.split('\n').slice(-4, -1)).toEqual(totals);
  if (items.includes(cream)) expect(text).toContain('- Crema x3, 50 g, precio por confirmar\n');
});

const everything = catalogue.map(({ id, name, size, price }) => ({
  id,
  name,
  size,
  price,
  quantity: 20,
}));

it.each([
  ['es', es.order],
  ['en', en.order],
] as const)(
  'visitor who orders 20 of every product (%s) sends a link to them that WhatsApp takes',
  (_lang, words) => {
    const order = orderOf(everything);

    const { text, isLinked } = orderMessage(order, words, fits);

    expect(whatsappLink(phone, text).length).toBeLessThan(MAX_URL_LENGTH);
    expect(isLinked).toBe(true);
    expect(text).toContain(order.link);
    expect(text).toContain(String(everything.length));
  },
);

it('visitor who copies the whole order has every product named', () => {
  const { text, isLinked } = orderMessage(orderOf(everything), es.order);

  expect(isLinked).toBe(false);
  for (const { name } of everything) expect(text).toContain(`- ${name} x20, `);
});

it.each([
  ['es', es.order],
  ['en', en.order],
])('the message is plain text without emoji, and the space before %% does not break (%s)', (_lang, words) => {
  const { text } = orderMessage(orderOf(everything), words);

  expect(text).not.toMatch(/\p{Extended_Pictographic}/u);
  expect(text).toContain('Vitamina C 15\u00a0%');
  expect(text).not.toContain(' %');
});

it('whatever is ordered, the link stays short, arrives as written, and names every product or leads to them', () => {
  const item = fc.record({
    id: fc.string({ minLength: 1, maxLength: 40 }),
    name: fc.string({ minLength: 1, maxLength: 160, unit: 'grapheme' }).map((name) => name.toWellFormed()),
    quantity: fc.integer({ min: 1, max: 99 }),
    size: fc.constantFrom('30 ml', ''),
    price: fc.option(fc.integer({ min: 1, max: 5_000_000 })),
  });
  const items = fc.uniqueArray(item, { selector: ({ id }) => id, minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(items, fc.constantFrom(...deliveries), (all, delivery) => {
      const order = orderOf(all, delivery);

      const { text, isLinked } = orderMessage(order, es.order, fits);

      expect(whatsappLink(phone, text).length).toBeLessThan(MAX_URL_LENGTH);
      expect(new URL(whatsappLink(phone, text)).searchParams.get('text')).toBe(text);
      expect(text).toContain(isLinked ? order.link : `- ${all[0]?.name} x${all[0]?.quantity}`);
    }),
  );
});

it('a reference is six letters of which none is taken for another', () => {
  const references = Array.from({ length: 200 }, createReference);

  expect(references.every((reference) => /^[CDFHJKMPRTWXY]{6}$/.test(reference))).toBe(true);
  expect(new Set(references).size).toBe(references.length);
});
