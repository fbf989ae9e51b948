import { fold } from '#text/fold.ts';

const sign = String.raw`(?:US\$|COP|USD|EUR|[$€£])`;
const unit = String.raw`(?:pesos|d[oó]lar(?:es)?|dollars?|bucks|euros?|COP|USD|EUR|€)`;
const figure = String.raw`\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2})?`;
const factor = String.raw`(?:mil|mill[oó]n(?:es)?|thousand|million|k)\b`;

/** A currency before or after it, a factor, separators of thousands, or as long as a price in pesos. */
const inFigures = new RegExp(
  [
    String.raw`${sign}\s*${figure}(?:\s*${factor})?`,
    String.raw`${figure}(?:\s*${factor})?\s*(?:de\s+)?${unit}(?!\p{L})`,
    String.raw`(?<![\d.,])\d+(?:[.,]\d+)?\s*${factor}`,
    String.raw`(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{2})?(?![.,]?\d)`,
    String.raw`(?<![\d.,])\d{5,6}(?![.,]?\d)`,
  ].join('|'),
  'giu',
);

const number = String.raw`(?:\w*cient[oa]s?|cien|\w+enta|veinte|diez|quinient[oa]s|hundred|\w+ty|ten)`;
const large = String.raw`(?:mil|millon(?:es)?|thousand|million)`;

/** In folded text: «doscientos mil», "fifty dollars", «20 % de descuento», "free of charge". */
const inWords = new RegExp(
  [
    String.raw`${number} ${large}`,
    String.raw`(?:${number}|${large}) (?:de )?(?:pesos|dolares|dollars|bucks|euros)`,
    String.raw`\d+ (?:de )?(?:descuento|discount|off)`,
    String.raw`gratis|gratuit[oa]s?|sin (?:ningun )?costo|for free|free of charge|no (?:charge|cost)|complimentary`,
  ]
    .map((phrase) => String.raw`\b(?:${phrase})\b`)
    .join('|'),
  'g',
);

const foreign = /US\$|USD|EUR|€|£|d[oó]lar|dollar|bucks|euro/i;

function factorOf(text: string): number {
  if (/mill/i.test(text)) return 1_000_000;
  return /mil|thousand|\dk\b|\sk\b/i.test(text) ? 1000 : 1;
}

/** One spelling for all: `$ 189.000,00`, `189,000 COP` and «189 mil» are the same amount. */
function spell(text: string): string {
  const figures = /\d[\d.,'’ ]*/.exec(text)?.[0].trim() ?? '';
  const times = factorOf(text);
  const decimals = times > 1 ? /[.,](\d+)$/ : /[.,](\d{1,2})$/;
  const whole = figures.replace(decimals, '').replaceAll(/\D/g, '');
  const value = Number(`${whole}.${decimals.exec(figures)?.[1] ?? '0'}`) * times;
  return `${foreign.test(text) ? 'foreign ' : ''}${Math.round(value)}`;
}

const withoutFigures = (text: string): string => text.replaceAll(inFigures, ' ');

/** What a text says of money: amounts in figures and in words, discounts, and that something is free. */
export const amountsIn = (text: string): string[] => [
  ...[...text.matchAll(inFigures)].map(([found]) => spell(found)),
  ...[...fold(withoutFigures(text)).matchAll(inWords)].map(([found]) => found),
];

/** A text without its amounts, so that their digits are not taken for a telephone number. */
export const withoutAmounts = withoutFigures;
