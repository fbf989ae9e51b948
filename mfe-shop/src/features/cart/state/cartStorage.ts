import * as v from 'valibot';

import { MAX_LINES, MAX_QUANTITY } from './cartLines.ts';
import { deliveries, MAX_ORDERS, type CartState, type KeptCart } from './cartState.ts';

export const CART_KEY = 'clinic.cart';

/** An unreadable stored cart is copied to this key, so that it can be inspected. */
export const REJECTED_CART_KEY = 'clinic.cart.rejected';

/** Increase it when the schema below changes, and keep reading the older versions. */
const VERSION = 1;

/** Longest stored text that is parsed, in characters: more than twice the size of the largest cart. */
const MAX_TEXT = 400_000;

/** More than `MAX_LINES`, because an undo and changes of another tab can exceed it. */
const MAX_STORED_LINES = 3 * MAX_LINES;

const MAX_NAME = 160;

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));

// A name must not contain control characters, lone surrogates, invisible characters or line breaks.
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]+$/u));

const line = v.object({
  id: v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name,
  gloss: v.optional(name),
  // Only pictures of this site: another URL could report to a third party that this cart was opened. An
  // invalid picture does not invalidate the line.
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
  }),
);

/** Writes the text that is stored. */
export const serializeCart = ({ lines, delivery, orders, opened }: CartState): string =>
  JSON.stringify({ version: VERSION, lines, delivery, orders, opened });

/**
 * Reads a text that `serializeCart` wrote, in this tab or another.
 * @returns `null` if the text is invalid
 */
export function readCart(text: string): KeptCart | null {
  const { success, output } = v.safeParse(storedCart, text);
  if (!success) return null;
  const { version: _version, ...kept } = output;
  return kept;
}
