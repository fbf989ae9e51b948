import type { ChatResponse } from '@clinic/shared/chatSchemas';
import { localizePath, type Lang, type PerLang } from '@clinic/shared/languages';

/** What the assistant shows of a page, in the fields of the API. Paths have no language. */
type Entry = {
  pattern: RegExp;
  path: string;
  title: PerLang<string>;
  text: PerLang<string>;
  /** Other entries, shown as cards. */
  beside?: readonly string[];
  products?: readonly string[];
  /** Category of a treatment for which an assessment can be asked. */
  category?: PerLang<string>;
  /** A person must settle it. */
  isHandedOver?: boolean;
};

const vitaminC = '/tienda/producto/suero-antioxidante-vitamina-c-15';
const tranexamic = '/tienda/producto/suero-acido-tranexamico-3';

/** The first that fits answers. */
const entries: readonly Entry[] = [
  {
    pattern: /cobraron|cobro doble|charged twice/i,
    path: '/faq#cobro-doble',
    title: { es: 'Me cobraron dos veces. ¿Qué hago?', en: 'I was charged twice. What do I do?' },
    text: {
      es: 'Lo sentimos, y lo revisamos con usted: envíenos la referencia del pedido, la fecha y el comprobante.',
      en: 'We are sorry and will check it with you: send us the reference of the order, the date and the receipt.',
    },
    beside: ['/faq#pagos'],
    isHandedOver: true,
  },
  {
    pattern: /agendar|cita|valoraci|book|appointment|assessment/i,
    path: '/faq#sin-remision',
    title: { es: '¿Necesito una remisión?', en: 'Do I need a referral?' },
    text: {
      es: 'Puede pedir una valoración con el botón «Agendar Cita» del menú, sin remisión.',
      en: 'You can ask for an assessment with the booking button in the menu, without a referral.',
    },
  },
  {
    pattern: /pago|pagar|tarjeta|efectivo|payment|pay\b|card|cash/i,
    path: '/faq#pagos',
    title: { es: '¿Qué medios de pago reciben?', en: 'How can I pay?' },
    text: {
      es: 'Recibimos tarjetas de crédito, tarjetas débito y efectivo.',
      en: 'We take credit cards, debit cards and cash.',
    },
    beside: ['/faq#cobro-doble', '/faq#sin-remision'],
  },
  {
    pattern: /facial|limpieza|cleanse/i,
    path: '/spa/facial#glow-express-45',
    title: { es: 'Glow Express 45', en: 'Glow Express 45' },
    text: {
      es: 'Un ritual corto para días de poco tiempo. Cuesta entre $180.000 y $240.000.',
      en: 'A short ritual for days with little time. It costs between $180,000 and $240,000.',
    },
    beside: ['/tienda/antimanchas', '/faq#pagos'],
    category: { es: 'Spa facial', en: 'Facial spa' },
  },
  {
    pattern: /manchas|producto|tienda|spots|product|shop/i,
    path: '/tienda/antimanchas',
    title: { es: 'Antimanchas', en: 'Dark spots' },
    text: {
      es: 'Vitamina C, ácido tranexámico y niacinamida. Su pedido se confirma por WhatsApp.',
      en: 'Vitamin C, tranexamic acid and niacinamide. Your order is confirmed on WhatsApp.',
    },
    beside: ['/spa/facial#glow-express-45'],
    products: [vitaminC, tranexamic],
  },
];

const words = {
  es: {
    more: 'Lo encuentra en',
    nearest: 'Esto es lo más cercano que tenemos.',
    ask: 'Preguntar por WhatsApp',
    question: 'Hola, tengo una pregunta:',
    danger:
      'Llame ya al 123 o vaya al servicio de urgencias más cercano.\nEste chat es automático y no puede atender una emergencia.',
  },
  en: {
    more: 'You can find this at',
    nearest: 'This is the closest that we have.',
    ask: 'Ask on WhatsApp',
    question: 'Hello, I have a question:',
    danger:
      'Call 123 now or go to the nearest emergency department.\nThis chat is automatic and cannot handle an emergency.',
  },
} satisfies PerLang<object>;

const danger = /urgencia|emergencia|emergency|no puedo respirar|can't breathe/i;

/** Answers a message in the shapes of the assistant, in the language of the page that asks. It remembers nothing of the talk. */
export function replyTo(message: string, lang: Lang): ChatResponse {
  const { more, nearest, ask, question, danger: alone } = words[lang];
  if (danger.test(message)) return { response: alone };
  const found = entries.find(({ pattern }) => pattern.test(message));
  const local = (path: string): string => localizePath(path, lang);
  const others = found
    ? entries.filter(({ path }) => found.beside?.includes(path))
    : entries.filter(({ isHandedOver }) => !isHandedOver).slice(0, 3);
  const cards = others.map(({ title, text, path }) => ({
    title: title[lang],
    text: text[lang],
    path: local(path),
  }));
  const written = encodeURIComponent(`${question} ${message.toWellFormed()}`);
  const links = [{ label: ask, href: `https://wa.me/573000000000?text=${written}` }];
  if (!found) return { response: nearest, cards, links, shown: cards.map(({ path }) => path) };
  const { title, text, path, products, category, isHandedOver } = found;
  return {
    response: `${title[lang]}\n${text[lang]}\n${more} ${local(path)}`,
    ...(cards.length > 0 && { cards }),
    ...((isHandedOver ?? category) && { links }),
    ...(products && { products: products.map(local) }),
    ...(category && { treatment: { title: title[lang], category: category[lang] } }),
    about: local(path),
    shown: [local(path), ...cards.map((card) => card.path)],
  };
}
