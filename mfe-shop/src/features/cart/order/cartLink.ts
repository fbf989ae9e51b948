import { localizePath, type Lang } from '@clinic/shared/languages';

import { paths } from '#paths.ts';

import { MAX_LINES, toQuantity, type CartLine } from '../state/cartLines.ts';

/** URL parameters that contain a cart: `carrito` from a visitor, `rutina` from a doctor. */
export const cartKinds = ['carrito', 'rutina'] as const;

const A = 'a'.charCodeAt(0);

/**
 * Returns a code of five letters for a product id (FNV-1a hash). It is short, so that a hundred products fit
 * into a link. A test checks that all codes differ.
 */
export function codeOf(id: string): string {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  let code = '';
  for (let place = 0; place < 5; place += 1) {
    code += String.fromCharCode(A + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return code;
}

/** Returns a URL of the shop that contains these products: `…/tienda?carrito=abcde2fghij1`. */
export function cartLink(
  lines: readonly Pick<CartLine, 'id' | 'quantity'>[],
  { origin, lang }: { origin: string; lang: Lang },
): string {
  const codes = lines.map(({ id, quantity }) => codeOf(id) + quantity).join('');
  return `${origin}${localizePath(paths.shop, lang)}?${cartKinds[0]}=${codes}`;
}

export type SharedCart = {
  kind: (typeof cartKinds)[number];
  lines: { code: string; quantity: number }[];
};

/**
 * Reads a cart from the query of a URL. The query is untrusted input.
 * @returns `null` if it contains no cart
 */
export function parseCartLink(search: string): SharedCart | null {
  const params = new URLSearchParams(search);
  const kind = cartKinds.find((name) => params.has(name));
  if (!kind) return null;
  const lines = [...(params.get(kind) ?? '').matchAll(/([a-z]{5})(\d{1,2})/g)]
    .slice(0, MAX_LINES)
    .map(([, code = '', quantity]) => ({ code, quantity: toQuantity(Number(quantity)) }));
  return lines.length > 0 ? { kind, lines } : null;
}
