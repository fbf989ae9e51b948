const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const link =
  /\b(?:https?:\/\/[^\s)»"”\\]+|(?:[a-z0-9-]+\.)+(?:com|co|org|net|info|gov|me|io|app|example)\b(?:\/[^\s)»"”\\]*)?)/gi;
const isoDate = /\b\d{4}-\d{2}-\d{2}\b/g;
const longNumber = /\+?\d[\d\s().-]{5,}\d/g;
const money =
  /(?:\$|€|\b(?:COP|USD|EUR)\b)\s?(\d[\d.,]*)(\s?mil\b)?|\b(\d[\d.,]*)(\s?mil\b|\s?k\b)?(?:\s?(?:de\s)?(?:pesos|COP\b|USD\b|d[oó]lares|dollars|euros?\b|€)|(?<=mil|k)(?![\p{L}]))/giu;

/** E-mail addresses in a text. */
export const emailsIn = (text: string): string[] => text.match(email) ?? [];

/** Web addresses in a text, with or without protocol; without it, query and mark at the end. */
export const linksIn = (text: string): string[] =>
  (text.replaceAll(email, ' ').match(link) ?? []).map((found) =>
    found
      .replace(/^https?:\/\//i, '')
      .replace(/[?#].*$/, '')
      .replace(/[/.,;:!]+$/, ''),
  );

const withoutLinks = (text: string): string => text.replaceAll(email, ' ').replaceAll(link, ' ');

/** Digits of every number that may be dialled, seven or more; a date is not one. */
export const longNumbersIn = (text: string): string[] =>
  (withoutLinks(text).replaceAll(money, ' ').replaceAll(isoDate, ' ').match(longNumber) ?? [])
    .map((found) => found.replaceAll(/\D/g, ''))
    .filter((digits) => digits.length >= 7);

/** Amounts of money in a text, in whole units: «$ 189.000», «120 mil pesos». */
export const amountsIn = (text: string): number[] =>
  [...withoutLinks(text).matchAll(money)].map(([, sign = '', signMil, plain = '', plainMil]) => {
    const number = (sign || plain).replace(/[.,]+$/, '');
    const whole = number.replace(/[.,]\d{1,2}$/, '').replaceAll(/\D/g, '');
    return Number(whole) * (signMil || plainMil ? 1000 : 1);
  });
