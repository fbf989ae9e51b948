/** A line of the basket. */
export type Line = { sku: string; quantity: number };

/** Cookie in which the basket lives, in the form of the Tractor Store: `CL-01-GR_1|AU-03-RD_2`. */
export const COOKIE = 'c_cart';

const MOST_LINES = 20;
export const MOST_OF_ONE = 99;

const written = /^([A-Z]{2}-\d{2}-[A-Z]{2})_([1-9]\d?)$/;

export const isSku = (text: unknown): text is string => typeof text === 'string' && written.test(`${text}_1`);

/** Reads a basket. Anybody may have written the cookie: what is no line, or one too many, is left out. */
export function parseBasket(text: string): Line[] {
  const lines = new Map<string, number>();
  for (const part of text.split('|')) {
    const [, sku, quantity] = written.exec(part) ?? [];
    if (sku && !lines.has(sku) && lines.size < MOST_LINES) lines.set(sku, Number(quantity));
  }
  return [...lines].map(([sku, quantity]) => ({ sku, quantity }));
}

/** Finds the basket among the cookies of a page or of a request. */
export const basketIn = (cookies: string): string =>
  cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1) ?? '';

/** The cookie that keeps a basket for a month; an empty one ends it. */
export const cookieOf = (lines: readonly Line[]): string =>
  `${COOKIE}=${lines.map(({ sku, quantity }) => `${sku}_${quantity}`).join('|')}; Path=/; SameSite=Lax; Max-Age=${lines.length > 0 ? 2_592_000 : 0}`;

export function withOneMore(lines: readonly Line[], sku: string): Line[] {
  if (!lines.some((line) => line.sku === sku)) return [...lines, { sku, quantity: 1 }];
  return lines.map((line) =>
    line.sku === sku ? { sku, quantity: Math.min(line.quantity + 1, MOST_OF_ONE) } : line,
  );
}

export const without = (lines: readonly Line[], sku: string): Line[] =>
  lines.filter((line) => line.sku !== sku);
