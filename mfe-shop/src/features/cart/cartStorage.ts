import type { CartLine, CartState, Removal } from './cartSlice.ts';

export const CART_KEY = 'clinic.cart';

/** Where a stored cart goes that cannot be read, so that it can be looked into. */
export const REJECTED_CART_KEY = 'clinic.cart.rejected';

/** Raise it when the form below changes, and read the older forms too. */
const VERSION = 1;

/** An order outlives a reload: phones often drop the tab when WhatsApp opens. Other removals don't. */
export type StoredCart = Pick<CartState, 'lines' | 'removal'>;

export function serializeCart({ lines, removal }: StoredCart): string {
  const order = removal?.kind === 'order' ? removal.taken : undefined;
  return JSON.stringify({ version: VERSION, lines, order });
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;

class DamagedCart extends Error {}

function readLine(value: unknown): CartLine {
  if (!isFields(value)) throw new DamagedCart();
  const { id, name, image, quantity } = value;
  if (!isText(id) || !isText(name) || !isText(image) || !isWhole(quantity, 1)) throw new DamagedCart();
  return { id, name, image, quantity };
}

function readLines(value: unknown): CartLine[] {
  if (!Array.isArray(value)) throw new DamagedCart();
  const lines = value.map(readLine);
  if (new Set(lines.map(({ name }) => name)).size !== lines.length) throw new DamagedCart();
  return lines;
}

function readOrder(value: unknown): Removal | null {
  if (value === undefined) return null;
  if (!Array.isArray(value) || value.length === 0) throw new DamagedCart();
  const taken = value.map((entry: unknown) => {
    if (!isFields(entry) || !isWhole(entry.index, 0)) throw new DamagedCart();
    return { line: readLine(entry.line), index: entry.index };
  });
  return { kind: 'order', taken };
}

/** Reads what `serializeCart` wrote, in this version or in another tab's; `null` for anything else. */
export function parseCart(text: string): StoredCart | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isFields(stored) || stored.version !== VERSION) return null;
    return { lines: readLines(stored.lines), removal: readOrder(stored.order) };
  } catch {
    return null;
  }
}

/** `null` when nothing is stored or the browser forbids storage; the cart then lives in memory. */
export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Does nothing when the browser forbids storage or it is full. */
export function writeItem(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The cart still works for this visit.
  }
}
