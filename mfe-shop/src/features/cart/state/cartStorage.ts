import * as v from 'valibot';

import { MAX_LINES, MAX_QUANTITY } from './cartLines.ts';
import { deliveries, MAX_ORDERS, type CartState, type KeptCart } from './cartState.ts';

export const CART_KEY = 'clinic.cart';

/** Where a stored cart goes that cannot be read, so that it can be looked into. */
export const REJECTED_CART_KEY = 'clinic.cart.rejected';

/** Raise it when the form below changes, and read the older forms too. */
const VERSION = 1;

/** Longest text that is looked at, in characters: more than twice what the largest cart takes. */
const MAX_TEXT = 400_000;

/** An undo and another tab can bring more lines than can be added. */
const MAX_STORED_LINES = 3 * MAX_LINES;

const MAX_NAME = 160;

/** Ids of acts that are stored: more than two tabs do while word of one is on its way to the other. */
const MAX_ACTS = 40;

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));

// Control characters, half surrogates, invisible marks and line breaks have no place in a name.
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]+$/u));

const line = v.object({
  id: v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name,
  gloss: v.optional(name),
  // Of this site, for anything else could be an address that tells someone who reads this cart. Only decoration:
  // without one the line is whole.
  image: v.fallback(
    v.pipe(
      v.string(),
      v.maxLength(2 * MAX_NAME),
      v.regex(/^\/pictures\/[a-z0-9/-]+\.[0-9a-f]{8}-\d{1,4}\.webp$/),
    ),
    '',
  ),
  quantity: v.pipe(whole(1), v.maxValue(MAX_QUANTITY)),
});

const lines = v.pipe(
  v.array(line),
  v.maxLength(MAX_STORED_LINES),
  v.check((all) => new Set(all.map(({ id }) => id)).size === all.length),
);

const delivery = v.optional(v.picklist(deliveries), 'shipping');

const order = v.object({ reference: v.pipe(v.string(), v.regex(/^[A-Z]{6}$/)), lines, delivery });

const storedCart = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.parseJson(),
  v.object({
    version: v.literal(VERSION),
    lines,
    delivery,
    orders: v.optional(v.pipe(v.array(order), v.maxLength(MAX_ORDERS)), []),
    opened: v.optional(v.nullable(v.string()), null),
    acts: v.optional(v.pipe(v.array(v.string()), v.maxLength(MAX_ACTS))),
  }),
);

/** @param acts ids of the newest acts that made the cart what it is */
export const serializeCart = (
  { lines, delivery, orders, opened }: CartState,
  acts?: readonly string[],
): string =>
  JSON.stringify({ version: VERSION, lines, delivery, orders, opened, acts: acts?.slice(-MAX_ACTS) });

export type StoredCart = {
  kept: KeptCart;
  /** Undefined where an older release wrote it. */
  acts: readonly string[] | undefined;
};

/** Reads what `serializeCart` wrote, in this tab or another. @returns `null` for anything else */
export function readCart(text: string): StoredCart | null {
  const { success, output } = v.safeParse(storedCart, text);
  if (!success) return null;
  const { version: _version, acts, ...kept } = output;
  return { kept, acts };
}
