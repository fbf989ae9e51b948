/** A page to read, and what it is called. */
export type Place = { title: string; path: string };

/**
 * What the assistant says. After an address comes a space or the end, never punctuation, so that a chat
 * window can make links of addresses.
 */
export type ChatWords = {
  greeting: (clinic: string) => string;
  thanks: string;
  /** To «sí», «?» or an emoji: there is nothing to look up. */
  nothingAsked: string;
  /** To an insult: calm, without a page. */
  insult: (whatsapp: string) => string;
  /** To what no clinic could answer, and to who wants another role of it. */
  nonsense: string;
  identity: (clinic: string, whatsapp: string) => string;
  emergency: string;
  /** To who thinks of dying or of hurting themselves. */
  harm: string;
  diagnosis: (whatsapp: string) => string;
  price: (whatsapp: string) => string;
  /** When the message also names something that has a page, and perhaps a price in the list. */
  priceOf: (place: Place, amount: string | undefined, whatsapp: string) => string;
  payment: (fact: string | undefined, path: string) => string;
  hours: (hours: readonly string[]) => string;
  address: (address: string, path: string) => string;
  booking: (whatsapp: string) => string;
  contact: (contact: { phone: string; email: string; whatsapp: string }) => string;
  /** Products that fit, one to three. */
  products: (products: readonly Place[]) => string;
  /** The page of the shop with what may fit. */
  category: (place: Place) => string;
  /** Two pages that a message names side by side, each with what tells it from the other, where known. */
  both: (places: readonly (Place & { fact?: string | undefined })[]) => string;
  /** A passage of the page answers the question. A heading that asks the same need not be repeated. */
  quoted: (passage: string, place: Place) => string;
  /** The page is right, but nothing in it can stand alone. */
  found: (place: Place) => string;
  /** The page may help, or not. */
  perhaps: (place: Place, whatsapp: string) => string;
  /** No answer: the nearest pages, if any, and a person. */
  unknown: (whatsapp: string, nearest?: readonly Place[]) => string;
};
