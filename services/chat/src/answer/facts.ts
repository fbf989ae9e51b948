import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { ClinicFact } from '@clinic/shared/knowledge';
import { formatCop, pesos } from '@clinic/shared/money';
import type { Site } from '@clinic/shared/settings';
import { rangeOf } from '@clinic/shared/siteFacts';
import { sayCredit, sayValuation } from '@clinic/shared/valuation';
import { fill, type Values } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { fold } from '#text/words.ts';

import words from './data/words.json' with { type: 'json' };
import { dayAsked, sayDay } from './dayAsked.ts';

/** WhatsApp with a message that the visitor may change before it is sent. */
export type Link = { label: string; href: string };

/** What a treatment costs: its name, the price, and what is said beside it. */
export type QuotedPrice = { title: string; price: string; note: string; path: string };

type Parts = NonNullable<ChatDocument['offers']>;

const namedIn = (offers: Parts, message: string): Parts => {
  const asked = ` ${fold(message)} `;
  return offers.filter(({ names }) => names.some((name) => asked.includes(` ${fold(name)} `)));
};

/** Characters of a question that go into a message to the clinic. */
const MAX_QUESTION = 300;

/** One line, without control characters and marks that turn the direction of text. */
function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim();
  return [...line].slice(0, MAX_QUESTION).join('');
}

/** A price is asked for otherwise. */
const asksDays =
  /^(?!.*\b(?:cuesta|cuestan|vale|valen|precio|cobran|cost|costs|price|much)\b).*\b(?:dias?|cuando|demoran?|tardan?|llegan?|tiempo|long|when|days?|soon|arrives?)\b/;

/** Puts the facts of the clinic's settings into words. */
export function createFacts(site: Site, now = () => new Date()) {
  const { name, contact, address, hours, visits, shipping, priceRanges } = site;
  const say = (lang: Lang, what: keyof typeof words.es, values: Values = {}): string =>
    fill(
      words[lang][what],
      {
        clinic: name,
        phone: contact.phone,
        email: contact.email,
        whatsapp: `https://wa.me/${contact.whatsapp}`,
        address: [address.street, address.city, address.region].join(', '),
        hours: hours.map((entry) => entry[lang]).join(' · '),
        ...values,
      },
      lang,
    );
  const costs = (lang: Lang, amount: number): string => say(lang, 'costs', { amount: pesos(amount, lang) });
  const sayDayAsked = (lang: Lang, message: string): string | undefined => {
    const day = dayAsked(message, lang, site, now());
    return day && sayDay(day, lang, site);
  };
  const table: Partial<Record<ClinicFact, (lang: Lang, message: string) => string | undefined>> = {
    hours: (lang, message) => [sayDayAsked(lang, message), say(lang, 'hours')].filter(Boolean).join(' '),
    holidays: sayDayAsked,
    address: (lang) => say(lang, 'address'),
    contact: (lang) => say(lang, 'contact'),
    booking: (lang) => say(lang, 'booking'),
    absent: (lang) => say(lang, 'absent'),
    assessment: (lang) => `${costs(lang, visits.assessment.price)} ${sayCredit(visits.assessment, lang)}`,
    cancellation: (lang) => visits.cancellation[lang],
    insurance: (lang) => visits.insurance[lang],
    parking: (lang) => visits.parking[lang],
    // Who asks for days or for a price reads that first.
    shipping: (lang, message) => {
      const all = [costs(lang, shipping.price), shipping.terms[lang]];
      return (asksDays.test(fold(message)) ? all.toReversed() : all).join(' ');
    },
  };
  const publishedRange = (path: string) =>
    priceRanges.find(({ id }) => path.endsWith(`#${id}`) || path.endsWith(`/${id}`));
  return {
    say,
    /** @param message that it answers; a day that it names is told first */
    factOf: (wish: ClinicFact, lang: Lang, message = ''): string | undefined => table[wish]?.(lang, message),
    /** The same for a card, which has its own link, and a title where the page's own is about something else. */
    cardOf(
      wish: ClinicFact,
      lang: Lang,
      message: string,
    ): { title?: string | undefined; text?: string | undefined } {
      const { [wish]: title }: Partial<Record<ClinicFact, string>> = words.titles[lang];
      return {
        title,
        text: table[wish]?.(lang, message)?.replace(/(?:: https:| (?:El mapa|The map) ).*/, '.'),
      };
    },
    /** WhatsApp with the subject of the talk and the visitor's question. */
    whatsappLink(lang: Lang, message: string, subject?: string): Link {
      const text = say(lang, subject === undefined ? 'whatsappQuestion' : 'whatsappSubject', {
        ...(subject !== undefined && { subject }),
        question: oneLine(message),
      });
      return {
        label: words[lang].whatsappLabel,
        href: `https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(text)}`,
      };
    },
    /** The published price of a treatment as its card shows it, or of the part that the message names. */
    offerOf({ path, title, lang, offers = [] }: ChatDocument, message: string): QuotedPrice | undefined {
      const range = publishedRange(path);
      if (!range) return undefined;
      const note = sayValuation(range.valuation, visits.assessment, lang);
      const [named, ...more] = namedIn(offers, message);
      if (more.length > 0) return undefined;
      const [price = '', ...facts] = named ? named.says.split(', ') : [rangeOf(range, lang)];
      return { title, price, note: [facts.join(', '), note].filter(Boolean).join(' '), path };
    },
    /** The published price of a treatment or a product, or of its parts that the message names. */
    priceOf({ price, path, lang, offers = [] }: ChatDocument, message: string): string | undefined {
      const named = namedIn(offers, message);
      const range = publishedRange(path);
      const valuation = range ? sayValuation(range.valuation, visits.assessment, lang) : '';
      if (named.length > 0) return [...named.map(({ says }) => says), valuation].join(' ').trim();
      if (price !== undefined) return say(lang, 'price', { amount: formatCop(price, lang) });
      const { from, to } = range ?? {};
      return from && to
        ? say(lang, 'priceRange', { from: pesos(from, lang), to: pesos(to, lang), valuation })
        : undefined;
    },
  };
}
