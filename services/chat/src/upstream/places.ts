import { personal } from './data/personal.ts';

const { streets, shortStreets } = personal;

/** A number of an address with its letter: «43a», «43 d», «10AA». */
const number = String.raw`\d{1,4}(?:\s?[a-z](?!\p{L})|[a-z]{2}(?!\p{L}))?`;
const side = String.raw`(?:sur|norte|este|oeste|bis)(?!\p{L})`;
const join = String.raw`(?:${side}|#|n[oº°]?\.?(?!\p{L})|n[uú]m(?:ero)?\.?(?!\p{L})|con(?!\p{L})|[,–-])`;
const gap = String.raw`\s{0,2}(?:${join}\s{0,2}){0,2}`;

/** A street, a block or a flat with the numbers after it, whatever joins them. */
const street = new RegExp(
  String.raw`(?<!\p{L})(?:${streets})\.?\s{0,2}${number}(?:${gap}${number}|\s{0,2}${side}){0,6}(?![\p{L}\d])`,
  'giu',
);

/** Letters that are a street only before three numbers. */
const shortStreet = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${shortStreets})\.?\s{0,2}${number}(?:${gap}${number}){2,5}(?![\p{L}\d])`,
  'giu',
);

const decimal = String.raw`\d{1,3}[.,]\d{1,10}`;
const exact = String.raw`\d{1,3}[.,]\d{2,10}`;
const degrees = String.raw`\d{1,3}\s?[°º](?:\s?\d{1,2}\s?['’′]){0,1}(?:\s?\d{1,2}(?:[.,]\d{1,6})?\s?["”″]){0,1}`;
const half = String.raw`-?(?:${exact}\s?[°º]?|${degrees})\s?(?:[nsewo]|norte|sur|este|oeste|north|south|east|west)(?!\p{L})`;

/** Where somebody is or lives. A word that says what follows is the first group and stays. */
export const places: readonly RegExp[] = [
  new RegExp(
    String.raw`((?<!\p{L})(?:lat(?:itude?)?|lo?ng?(?=[\s.:=]{0,3}-)|longitude?|coordenadas|coordinates|gps)(?:\s(?:es|son|is|are)\s|[\s.:=]{1,3}))-?${decimal}`,
    'giu',
  ),
  new RegExp(String.raw`(?<![\d.,])${half}[\s,;]{0,3}${half}`, 'giu'),
  new RegExp(String.raw`(?<![\d.,])-?${exact}[\s,;/]{1,3}-${exact}(?!\d)`, 'gu'),
  // A plus code.
  /(?<![\p{L}\d])[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}(?![\p{L}\d])/giu,
  shortStreet,
  street,
];
