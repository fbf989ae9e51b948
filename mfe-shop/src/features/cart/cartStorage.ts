import * as v from 'valibot';

import { indexOfLine, MAX_LINES, toQuantity } from './cartLines.ts';
import {
  storageNoticeOf,
  storageNotices,
  type CartState,
  type KeptCart,
  type StorageNotice,
} from './cartState.ts';

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

const whole = (least: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(least));

// Control characters, half surrogates and invisible marks have no place in a name.
const name = v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^(?=.*\S)\P{C}+$/u));

const line = v.object({
  id: v.pipe(v.string(), v.maxLength(MAX_NAME), v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  name,
  gloss: v.fallback(v.optional(name), undefined),
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
  quantity: v.pipe(whole(1), v.transform(toQuantity)),
});

/** What cannot be read of a list is left out, so that the visitor keeps the rest. */
const readable = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.fallback(
    v.pipe(
      v.array(v.fallback(v.nullish(item), null)),
      v.transform((all) => {
        const items = all.slice(0, MAX_STORED_LINES).filter((each) => each !== null && each !== undefined);
        return { items, isAll: items.length === all.length };
      }),
    ),
    { items: [], isAll: false },
  );

const taken = v.object({ line, index: whole(0) });

const storedCart = v.pipe(
  v.string(),
  v.maxLength(MAX_TEXT),
  v.parseJson(),
  v.object({
    version: whole(1),
    lines: readable(line),
    order: v.nullish(
      v.fallback(v.object({ taken: v.nullish(readable(taken)) }), { taken: { items: [], isAll: false } }),
    ),
    notice: v.fallback(v.nullish(v.picklist(storageNotices)), null),
  }),
);

export function serializeCart(cart: CartState): string {
  const { lines, order } = cart;
  return JSON.stringify({ version: VERSION, lines, order: { taken: order }, notice: storageNoticeOf(cart) });
}

export type CartReading = {
  /** `null` when the text holds no cart. */
  kept: KeptCart | null;
  /** What the visitor is to be told, by this reading or already when the cart was written. */
  notice: StorageNotice | null;
  /** This reading found something wrong. */
  isDamaged: boolean;
};

const refused = (notice: StorageNotice): CartReading => ({ kept: null, notice, isDamaged: true });

/** Reads what `serializeCart` wrote, in this tab or another, and as much as it can of what someone damaged. */
export function readCart(text: string): CartReading {
  const { success, output } = v.safeParse(storedCart, text);
  if (!success) return refused('unreadable');
  if (output.version > VERSION) return refused('newer');
  const { items, isAll } = output.lines;
  const lines = items.filter(({ id }, index) => indexOfLine(items, id) === index);
  const order = output.order?.taken ?? { items: [], isAll: true };
  const kept = { lines, order: order.items.length > 0 ? order.items : null };
  if (isAll && order.isAll && lines.length === items.length) {
    return { kept, notice: output.notice ?? null, isDamaged: false };
  }
  return lines.length === 0 && !kept.order
    ? refused('unreadable')
    : { kept, notice: 'partly-unreadable', isDamaged: true };
}
