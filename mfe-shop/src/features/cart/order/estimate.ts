import type { Site } from '@clinic/shared/settings';

import type { CartLine } from '../state/cartLines.ts';
import type { Delivery } from '../state/cartState.ts';
import type { Offers } from './offers.ts';

/** COP, or why there is none. */
export type LinePrice = number | 'loading' | 'to-confirm' | 'unavailable' | 'sold-out';

/** A line that can be ordered, as the shop offers it today. */
export type EstimatedLine = {
  line: CartLine;
  size: string;
  /** COP, of one; `null` while nobody has said one. */
  price: number | null;
  /** COP, of all. */
  sum: number | null;
};

export type Estimate = {
  lines: EstimatedLine[];
  /** What is sold out, and stays out of the order. */
  leftOut: CartLine[];
  /** COP: what the lines with a price cost together; `null` when none has one. */
  subtotal: number | null;
  /** Some line that can be ordered has no price and counts 0. */
  isPartial: boolean;
  /** COP; `null` while a price to be confirmed decides on it. */
  shipping: number | null;
  /** COP that are missing until shipping is free; 0 where it is, or nothing is known of that. */
  untilFree: number;
  /** COP: subtotal and shipping, as far as they are known; `null` when no line has a price. */
  total: number | null;
};

export type ShippingRule = Pick<Site['shipping'], 'price' | 'freeFrom'>;

/** A product is `unavailable` when the offers have loaded without it: it has left the shop. */
export function priceOf(id: string, offers: Offers): LinePrice {
  if (offers.status !== 'ready') return offers.status === 'loading' ? 'loading' : 'to-confirm';
  const offer = offers.list.get(id);
  if (offer === undefined) return 'unavailable';
  return offer.soldOut ? 'sold-out' : (offer.price ?? 'to-confirm');
}

const canBeOrdered = (id: string, offers: Offers): boolean =>
  !['unavailable', 'sold-out'].includes(String(priceOf(id, offers)));

function shippingOf(
  goods: number,
  isPartial: boolean,
  delivery: Delivery,
  rule: ShippingRule,
): number | null {
  const { price, freeFrom = Infinity } = rule;
  if (delivery === 'pickup' || goods >= freeFrom) return 0;
  return isPartial && freeFrom < Infinity ? null : price;
}

/** Estimates what the cart costs by what the shop offers today, in whole pesos. */
export function estimate(
  cart: readonly CartLine[],
  offers: Offers,
  delivery: Delivery,
  rule: ShippingRule,
): Estimate {
  const lines = cart
    .filter(({ id }) => canBeOrdered(id, offers))
    .map((line): EstimatedLine => {
      const { size = '', price = null } = offers.list?.get(line.id) ?? {};
      return { line, size, price, sum: price && price * line.quantity };
    });
  const sums = lines.flatMap(({ sum }) => sum ?? []);
  const goods = sums.reduce((total, sum) => total + sum, 0);
  const isPartial = sums.length < lines.length;
  const shipping = shippingOf(goods, isPartial, delivery, rule);
  return {
    lines,
    leftOut: cart.filter(({ id }) => priceOf(id, offers) === 'sold-out'),
    subtotal: sums.length > 0 ? goods : null,
    isPartial,
    shipping,
    untilFree: shipping && rule.freeFrom ? rule.freeFrom - goods : 0,
    total: sums.length > 0 ? goods + (shipping ?? 0) : null,
  };
}
