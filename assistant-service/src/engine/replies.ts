import { localizePath, type Lang, type PerLang } from '@clinic/shared/lang';
import { formatCop } from '@clinic/shared/money';
import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Intent } from './intents/types.ts';
import { beginningOf } from './quote.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { ChatWords, Place } from './words/types.ts';

export const wordsIn: PerLang<ChatWords> = { es, en };

/** @param place what a price is asked of, where that has a page */
type Reply = (lang: Lang, named?: ChatDocument) => string;

export const placeOf = ({ title, path }: ChatDocument): Place => ({ title, path });

/** Replies that need no page, or a certain one; facts come from the settings and the documents. */
export function createReplies(documents: readonly ChatDocument[], site: Site): Record<Intent, Reply> {
  const whatsapp = `https://wa.me/${site.contact.whatsapp}`;
  const { street, city, region } = site.address;

  const contactFacts = { ...site.contact, whatsapp };
  return {
    emergency: (lang) => wordsIn[lang].emergency,
    diagnosis: (lang) => wordsIn[lang].diagnosis(whatsapp),
    insult: (lang) => wordsIn[lang].insult(whatsapp),
    nonsense: (lang) => wordsIn[lang].nonsense,
    unknown: (lang) => wordsIn[lang].unknown(whatsapp),
    identity: (lang) => wordsIn[lang].identity(site.name, whatsapp),
    price: (lang, named) => {
      if (!named) return wordsIn[lang].price(whatsapp);
      const amount = named.price === undefined ? undefined : formatCop(named.price, lang);
      return wordsIn[lang].priceOf(placeOf(named), amount, whatsapp);
    },
    payment: (lang) => {
      const path = localizePath('/faq#pagos', lang);
      const document = documents.find((item) => item.path === path);
      return wordsIn[lang].payment(document && beginningOf(document), path);
    },
    hours: (lang) => wordsIn[lang].hours(site.hours.map((entry) => entry[lang])),
    address: (lang) =>
      wordsIn[lang].address([street, city, region].join(', '), localizePath('/#contacto', lang)),
    booking: (lang) => wordsIn[lang].booking(whatsapp),
    contact: (lang) => wordsIn[lang].contact(contactFacts),
    thanks: (lang) => wordsIn[lang].thanks,
    greeting: (lang) => wordsIn[lang].greeting(site.name),
  };
}
