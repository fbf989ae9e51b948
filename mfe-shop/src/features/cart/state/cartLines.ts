/**
 * The part of a product that the cart stores. The price is not stored, because the current one is looked up
 * on display.
 */
export type CartItem = {
  id: string;
  name: string;
  /** The English name, if the product was added on an English page. */
  gloss?: string | undefined;
  /** URL of a small picture on this site; empty if there is none. */
  image: string;
};

export type CartLine = CartItem & { quantity: number };

/** A line that was removed from the cart, and its former position. */
export type TakenLine = { line: CartLine; index: number };

/** Most units of one product. For more, the visitor contacts the clinic. */
export const MAX_QUANTITY = 99;

/** Most different products. The text of a WhatsApp link has room for about thirty names. */
export const MAX_LINES = 100;

/** Returns the nearest valid quantity; 1 if the value is not a number. */
export const toQuantity = (value: number): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(value) || 1));

export const indexOfLine = (lines: readonly CartLine[], id: string): number =>
  lines.findIndex((line) => line.id === id);

/** Inserts a line at `index`, or adds its quantity to the existing line of the product. */
export function putLine(lines: CartLine[], line: CartLine, index: number): void {
  const present = lines[indexOfLine(lines, line.id)];
  if (present) present.quantity = toQuantity(present.quantity + line.quantity);
  else lines.splice(index, 0, line);
}

export const unitsIn = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
