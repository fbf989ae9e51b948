import { useLang } from '@clinic/shared/i18n';
import { formatCop } from '@clinic/shared/money';
import { useSite } from '@clinic/shared/site';
import { fitsWhatsappLink } from '@clinic/shared/whatsapp';

import type { OrderWords } from '#content/types.ts';

import type { CartLine } from './cartLines.ts';
import { estimate } from './estimate.ts';
import { orderMessage, type OrderMessage } from './orderMessage.ts';
import type { Prices } from './usePriceList.ts';

type Order = {
  /** What stands in the link to WhatsApp. */
  message: OrderMessage;
  /** The same with every product named, for the clipboard, which takes any length. */
  whole: string;
};

/** The order of what can be ordered of these lines, in the language of the page. */
export function useOrder(lines: readonly CartLine[], prices: Prices, words: OrderWords): Order {
  const lang = useLang();
  const { contact } = useSite();
  const { pesos, isPartial, available } = estimate(lines, prices);
  const order = { lines: available, total: pesos === null ? null : formatCop(pesos, lang), isPartial };
  return {
    message: orderMessage(order, words, (message) => fitsWhatsappLink(contact.whatsapp, message)),
    whole: orderMessage(order, words).text,
  };
}
