import { formatCop } from '@clinic/shared/money';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import type { CartContent } from '#content/shopDocuments.ts';

import type { Delivery } from '../state/cartState.ts';
import type { Estimate } from './estimate.ts';

type Order = Estimate & {
  reference: string;
  delivery: Delivery;
  /** URL with the same products, for an order that is too long to list them. */
  link: string;
  lang: Lang;
};

export type OrderMessage = {
  text: string;
  /** The text contains a link instead of the list of products. */
  isLinked: boolean;
};

function goodsOf({ lines, lang }: Order, words: CartContent['order']): string[] {
  return lines.map(({ line, size, price, sum }) =>
    [
      `- ${fill(words.item, { name: line.name, count: line.quantity }, lang)}`,
      size,
      price === null || sum === null
        ? words.priceToConfirm
        : line.quantity === 1
          ? formatCop(price, lang)
          : fill(words.sum, { price: formatCop(price, lang), sum: formatCop(sum, lang) }, lang),
    ]
      .filter(Boolean)
      .join(', '),
  );
}

function totalsOf(order: Order, words: CartContent['order']): string[] {
  const { subtotal, shipping, total, isPartial, delivery, lang } = order;
  const amount = (pesos: number | null) => (pesos === null ? words.toConfirm : formatCop(pesos, lang));
  return [
    `${words.subtotal}: ${amount(subtotal)}`,
    delivery === 'pickup'
      ? words.pickup
      : `${words.shipping}: ${shipping === 0 ? words.free : amount(shipping)}`,
    `${words.total}: ${amount(total)}${total !== null && isPartial ? ` ${words.partial}` : ''}`,
  ];
}

/**
 * Writes the order as a WhatsApp message. If the list of products is too long, a link replaces it.
 * @param fits tells whether a message is short enough for its target, e.g. a link
 */
export function orderMessage(
  order: Order,
  words: CartContent['order'],
  fits: (message: string) => boolean = () => true,
): OrderMessage {
  const names = order.leftOut.map(({ name }) => name);
  const leftOut = names.length > 0 ? [fill(words.leftOut, { names: names.join(', ') }, order.lang)] : [];
  const write = (goods: readonly string[], without = leftOut) =>
    [
      fill(words.greeting, { reference: order.reference }, order.lang),
      ...goods,
      ...without,
      '',
      ...totalsOf(order, words),
      words.request,
    ].join('\n');
  const text = write(goodsOf(order, words));
  return fits(text)
    ? { text, isLinked: false }
    : {
        text: write([fill(words.linked, { count: order.lines.length }, order.lang), order.link], []),
        isLinked: true,
      };
}
