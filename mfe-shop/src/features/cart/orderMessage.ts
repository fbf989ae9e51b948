import type { OrderWords } from '#content/types.ts';

import type { CartLine } from './cartSlice.ts';

type Order = {
  lines: readonly Pick<CartLine, 'name' | 'quantity'>[];
  /** Formatted amount. */
  total: string;
  isPartial: boolean;
};

/**
 * Writes the order as the message that WhatsApp shows ready to send.
 * Lines that don't fit are counted: «+3 productos más».
 * @param fits whether a message can stand in a link
 */
export function orderMessage(order: Order, words: OrderWords, fits: (message: string) => boolean): string {
  const { lines, total, isPartial } = order;

  function compose(shown: number): string {
    const items = lines.slice(0, shown).map(({ name, quantity }) => words.item(name, quantity));
    if (shown < lines.length) items.push(words.more(lines.length - shown));
    const totals = [words.total(total), ...(isPartial ? [words.somePricesToConfirm] : [])];
    return [words.greeting, ...items, '', ...totals, words.request].join('\n');
  }

  let shown = lines.length;
  while (shown > 0 && !fits(compose(shown))) shown -= 1;
  return compose(shown);
}
