import { fitsWhatsappLink } from '@clinic/shared/whatsapp';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import type { CartContent } from '#content/shopDocuments.ts';

import type { Order } from '../state/cartState.ts';
import { cartLink } from './cartLink.ts';
import { estimate, type Estimate } from './estimate.ts';
import type { Offers } from './offers.ts';
import { orderMessage, type OrderMessage } from './orderMessage.ts';

type WrittenOrder = {
  estimated: Estimate;
  /** The message in the link to WhatsApp. */
  message: OrderMessage;
  /** The message with all products listed, for the clipboard, which has no length limit. */
  whole: string;
  /** URL that opens the cart in another browser. */
  link: string;
};

/** Estimates an order and writes its message in the language of the page. */
export function useOrder(order: Order, offers: Offers, words: CartContent['order']): WrittenOrder {
  const lang = useLang();
  const { contact, origin, shipping } = useSite();
  const estimated = estimate(order.lines, offers, order.delivery, shipping);
  const written = {
    ...estimated,
    reference: order.reference,
    delivery: order.delivery,
    link: cartLink(
      estimated.lines.map(({ line }) => line),
      { origin, lang },
    ),
    lang,
  };
  return {
    estimated,
    message: orderMessage(written, words, (message) => fitsWhatsappLink(contact.whatsapp, message)),
    whole: orderMessage(written, words).text,
    link: written.link,
  };
}
