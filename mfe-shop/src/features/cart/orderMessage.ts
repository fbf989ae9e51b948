import type { OrderWords } from '#content/types.ts';

import type { CartLine } from './cartLines.ts';

type Order = {
  lines: readonly Pick<CartLine, 'name' | 'quantity'>[];
  /** Formatted amount; `null` when no product has a price. */
  total: string | null;
  isPartial: boolean;
};

export type OrderMessage = {
  text: string;
  /** How many products the text only counts. */
  unnamed: number;
};

/**
 * Writes the order as the message that WhatsApp shows ready to send.
 * Lines that don't fit are counted: «+3 productos más».
 * @param fits whether a message can stand where it goes, e.g. in a link
 */
export function orderMessage(
  order: Order,
  words: OrderWords,
  fits: (message: string) => boolean = () => true,
): OrderMessage {
  const { lines, total, isPartial } = order;

  function compose(named: number): string {
    const items = lines.slice(0, named).map(({ name, quantity }) => words.item(name, quantity));
    if (named < lines.length) items.push(words.more(lines.length - named));
    const totals = total === null ? [words.totalToConfirm] : [words.total(total)];
    if (total !== null && isPartial) totals.push(words.somePricesToConfirm);
    return [words.greeting, ...items, '', ...totals, words.request].join('\n');
  }

  let named = lines.length;
  while (named > 0 && !fits(compose(named))) named -= 1;
  return { text: compose(named), unnamed: lines.length - named };
}
