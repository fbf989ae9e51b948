import type { OrderWords } from '#content/types.ts';

import type { Delivery } from '../state/cartState.ts';
import type { Estimate } from './estimate.ts';

type Order = Estimate & {
  reference: string;
  delivery: Delivery;
  /** Brings the same products along, for an order that has no room for their names. */
  link: string;
  format: (pesos: number) => string;
};

export type OrderMessage = {
  text: string;
  /** The products stand behind a link. */
  isLinked: boolean;
};

function goodsOf({ lines, format }: Order, words: OrderWords): string[] {
  return lines.map(({ line, size, price, sum }) =>
    [
      `- ${words.item(line.name, line.quantity)}`,
      size,
      price === null || sum === null
        ? words.priceToConfirm
        : line.quantity === 1
          ? format(price)
          : words.sum(format(price), format(sum)),
    ]
      .filter(Boolean)
      .join(', '),
  );
}

function totalsOf(order: Order, words: OrderWords): string[] {
  const { subtotal, shipping, total, isPartial, delivery, format } = order;
  const amount = (pesos: number | null) => (pesos === null ? words.toConfirm : format(pesos));
  return [
    `${words.subtotal}: ${amount(subtotal)}`,
    delivery === 'pickup'
      ? words.pickup
      : `${words.shipping}: ${shipping === 0 ? words.free : amount(shipping)}`,
    `${words.total}: ${amount(total)}${total !== null && isPartial ? ` ${words.partial}` : ''}`,
  ];
}

/**
 * Writes the order as the message that WhatsApp shows ready to send. When its products don't fit, a link brings them.
 * @param fits whether a message can stand where it goes, e.g. in a link
 */
export function orderMessage(
  order: Order,
  words: OrderWords,
  fits: (message: string) => boolean = () => true,
): OrderMessage {
  const names = order.leftOut.map(({ name }) => name);
  const leftOut = names.length > 0 ? [words.leftOut(names.join(', '))] : [];
  const write = (goods: readonly string[], without = leftOut) =>
    [
      words.greeting(order.reference),
      ...goods,
      ...without,
      '',
      ...totalsOf(order, words),
      words.request,
    ].join('\n');
  const text = write(goodsOf(order, words));
  return fits(text)
    ? { text, isLinked: false }
    : { text: write([words.linked(order.lines.length), order.link], []), isLinked: true };
}
