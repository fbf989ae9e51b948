import type { Lang, PerLang } from '@clinic/shared/lang';

type Reply = { about: RegExp; text: PerLang<string> };

/** The first reply that matches is used. A space or the end follows every URL, as in replies of the real API. */
const replies: readonly Reply[] = [
  {
    about: /urgencia|emergencia|emergency|urgent/i,
    text: {
      es: 'Si es una urgencia, llame al 123 o acuda al servicio de urgencias más cercano.',
      en: 'If this is an emergency, call 123 or go to the nearest emergency department.',
    },
  },
  {
    about: /agendar|cita|valoraci|book|appointment|assessment/i,
    text: {
      es: 'Puede pedir una valoración con el botón «Agendar Cita» del menú. Antes de venir, le puede servir /faq#sin-remision',
      en: 'You can ask for an assessment with the booking button in the menu. Before you come, read /en/faq#sin-remision',
    },
  },
  {
    about: /pago|pagar|tarjeta|efectivo|payment|pay\b|card|cash/i,
    text: {
      es: 'Recibimos tarjetas de crédito, tarjetas débito y efectivo. El detalle está en /faq#pagos',
      en: 'We take credit cards, debit cards and cash. The details are at /en/faq#pagos',
    },
  },
  {
    about: /facial|limpieza|manchas|cleanse|spots/i,
    text: {
      es: 'Conozca las experiencias faciales en /spa/facial y los productos en /tienda/antimanchas',
      en: 'See the facial experiences at /en/spa/facial and the products at /en/tienda/antimanchas',
    },
  },
  {
    about: /producto|tienda|product|shop/i,
    text: {
      es: 'Los productos están en /tienda y su pedido se confirma por WhatsApp: https://wa.me/573000000000',
      en: 'The products are at /en/tienda and your order is confirmed on WhatsApp: https://wa.me/573000000000',
    },
  },
];

const fallback: PerLang<string> = {
  es: 'Puedo orientarle sobre servicios, el spa y la tienda. Si prefiere hablar con una persona, escríbanos por WhatsApp: https://wa.me/573000000000',
  en: 'I can guide you to our services, spa and shop. If you would rather talk to a person, write to us on WhatsApp: https://wa.me/573000000000',
};

/** The mocked assistant's reply to a message. */
export const replyTo = (message: string, lang: Lang): string =>
  (replies.find(({ about }) => about.test(message))?.text ?? fallback)[lang];
