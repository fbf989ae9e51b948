import type { Site } from '@clinic/shared/settings';

import type { CartLine } from '../state/cartLines.ts';
import type { Delivery } from '../state/cartState.ts';
import type { Offers } from './offers.ts';

/** A price in COP, or the reason why there is none. */
export type LinePrice = number | 'loading' | 'to-confirm' | 'unavailable' | 'sold-out';

/** A line that can be ordered, with the shop's current price. */
export type EstimatedLine = {
  line: CartLine;
  size: string;
  /** Price of one unit in COP; `null` if there is no price yet. */
  price: number | null;
  /** Price of all units in COP; `null` if there is no price yet. */
  sum: number | null;
};

export type Estimate = {
  lines: EstimatedLine[];
  /** Sold-out products, which are not part of the order. */
  leftOut: CartLine[];
  /** Sum of the lines with a price, in COP; `null` if no line has one. */
  subtotal: number | null;
  /** At least one line of the order has no price and counts as 0. */
  isPartial: boolean;
  /** Shipping cost in COP; `null` if it depends on a price that is not known yet. */
  shipping: number | null;
  /** Amount in COP that is missing for free shipping; 0 if shipping is free or this is unknown. */
  untilFree: number;
  /** Subtotal and shipping in COP, as far as they are known; `null` if no line has a price. */
  total: number | null;
};

export type ShippingRule = Pick<Site['shipping'], 'price' | 'freeFrom'>;

/** Returns the price of a product. It is `unavailable` if the loaded offers do not contain the product. */
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

/** Estimates what the cart costs at the shop's current prices, in whole COP. */
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
