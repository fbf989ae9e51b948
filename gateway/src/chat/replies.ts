import { localizePath, type Lang, type PerLang } from '@clinic/shared/lang';
import type { Site } from '@clinic/shared/settings';

import type { ChatDocument } from './documents.ts';
import { termsOf } from './fold.ts';
import type { Intent } from './intents/types.ts';
import { quote } from './quote.ts';
import type { Match } from './retrieval.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import type { ChatWords } from './words/types.ts';

export const wordsIn: PerLang<ChatWords> = { es, en };

/** Share of a question that a document must cover to be the answer to it. */
export const SURE = 0.6;

type Reply = (lang: Lang, match: Match | undefined) => string;

export const placeOf = ({ document: { title, path } }: Match) => ({ title, path });

/** Replies that need no page, or a certain one; facts come from the settings and the documents. */
export function createReplies(documents: readonly ChatDocument[], site: Site): Record<Intent, Reply> {
  const whatsapp = `https://wa.me/${site.contact.whatsapp}`;
  const { street, city, region } = site.address;

  const paymentFact = (lang: Lang, path: string): string | undefined => {
    const document = documents.find((item) => item.path === path);
    return (
      document &&
      quote({ document, terms: termsOf(document.title, lang), coverage: 1, titleCoverage: 1 }, lang)
    );
  };
  return {
    emergency: (lang) => wordsIn[lang].emergency,
    diagnosis: (lang) => wordsIn[lang].diagnosis(whatsapp),
    identity: (lang) => wordsIn[lang].identity(site.name, whatsapp),
    price: (lang, match) =>
      match && match.titleCoverage >= SURE
        ? wordsIn[lang].priceOf(placeOf(match), whatsapp)
        : wordsIn[lang].price(whatsapp),
    payment: (lang) => {
      const path = localizePath('/faq#pagos', lang);
      return wordsIn[lang].payment(paymentFact(lang, path), path);
    },
    hours: (lang) => wordsIn[lang].hours(site.hours.map((entry) => entry[lang])),
    address: (lang) =>
      wordsIn[lang].address([street, city, region].join(', '), localizePath('/#contacto', lang)),
    booking: (lang) => wordsIn[lang].booking(whatsapp),
    contact: (lang) => wordsIn[lang].contact({ ...site.contact, whatsapp }),
    thanks: (lang) => wordsIn[lang].thanks,
    greeting: (lang) => wordsIn[lang].greeting(site.name),
  };
}
