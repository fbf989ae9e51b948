/** What the cart keeps of a product. Its price is looked up in the price list each time it is shown. */
export type CartItem = {
  id: string;
  name: string;
  /** What it is called on pages in English, if it was chosen there. */
  gloss?: string | undefined;
  /** URL of a small picture on this site; empty when there is none. */
  image: string;
};

export type CartLine = CartItem & { quantity: number };

/** A line that left the cart, and where it stood. */
export type TakenLine = { line: CartLine; index: number };

/** Most of one product: who wants more talks to the clinic. */
export const MAX_QUANTITY = 99;

/** Most different products. A link to WhatsApp names about thirty. */
export const MAX_LINES = 100;

/** The nearest quantity that a line can have; 1 for what is no number. */
export const toQuantity = (value: number): number =>
  Math.min(MAX_QUANTITY, Math.max(1, Math.trunc(value) || 1));

export const indexOfLine = (lines: readonly CartLine[], id: string): number =>
  lines.findIndex((line) => line.id === id);

/** Puts a line where it belongs, or its quantity on top of the line of that product. */
export function putLine(lines: CartLine[], line: CartLine, index: number): void {
  const present = lines[indexOfLine(lines, line.id)];
  if (present) present.quantity = toQuantity(present.quantity + line.quantity);
  else lines.splice(index, 0, line);
}

export const unitsIn = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
