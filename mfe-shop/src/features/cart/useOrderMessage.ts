import { useLang } from '@clinic/shared/i18n';
import { formatCop } from '@clinic/shared/money';
import { useSite } from '@clinic/shared/site';
import { fitsWhatsappLink } from '@clinic/shared/whatsapp';

import type { OrderWords } from '#content/types.ts';

import type { CartLine } from './cartSlice.ts';
import { cartTotal } from './cartTotal.ts';
import { orderMessage } from './orderMessage.ts';
import { usePriceList } from './usePriceList.ts';

/** The message that orders these lines, in the language of the page. */
export function useOrderMessage(lines: readonly CartLine[], words: OrderWords): string {
  const lang = useLang();
  const { contact } = useSite();
  const { pesos, isPartial } = cartTotal(lines, usePriceList(true).list ?? {});
  const order = { lines, total: formatCop(pesos, lang), isPartial };
  return orderMessage(order, words, (message) => fitsWhatsappLink(contact.whatsapp, message));
}
