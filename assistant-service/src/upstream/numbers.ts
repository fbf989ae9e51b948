/** A word of a text, or a number in it, which may have been written in words. */
export type Item =
  | { word: string; number?: undefined }
  | { number: number; word?: undefined; inFigures: boolean };

const small: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'cero zero',
    'uno one',
    'dos two',
    'tres three',
    'cuatro four',
    'cinco five',
    'seis six',
    'siete seven',
    'ocho eight',
    'nueve nine',
    'diez ten',
    'once eleven',
    'doce twelve',
    'trece thirteen',
    'catorce fourteen',
    'quince fifteen',
    'dieciseis sixteen',
    'diecisiete seventeen',
    'dieciocho eighteen',
    'diecinueve nineteen',
    'veinte twenty',
    'veintiuno veintiun',
    'veintidos',
    'veintitres',
    'veinticuatro',
    'veinticinco',
    'veintiseis',
    'veintisiete',
    'veintiocho',
    'veintinueve',
  ].flatMap((names, value) => names.split(' ').map((name) => [name, value])),
);

const tens =
  'treinta thirty cuarenta forty cincuenta fifty sesenta sixty setenta seventy ochenta eighty noventa ninety';

const others: Readonly<Record<string, number>> = {
  ...Object.fromEntries(tens.split(' ').map((name, at) => [name, 30 + 10 * Math.floor(at / 2)])),
  media: 0.5,
  medio: 0.5,
  half: 0.5,
  cien: 100,
  ciento: 100,
  ...Object.fromEntries(
    'dosc tresc cuatroc quin seisc setec ochoc novec'
      .split(' ')
      .flatMap((stem, at) => ['ientos', 'ientas'].map((end) => [stem + end, 100 * (at + 2)])),
  ),
};

const factors: Readonly<Record<string, number>> = {
  hundred: 100,
  mil: 1000,
  miles: 1000,
  thousand: 1000,
  k: 1000,
  luca: 1000,
  lucas: 1000,
  millon: 1_000_000,
  millones: 1_000_000,
  million: 1_000_000,
  palo: 1_000_000,
  palos: 1_000_000,
};

const valueOfWord = (word: string): number | undefined => small[word] ?? others[word];

/** `1.500.000,00`, `320,000` and `1,5` as numbers: groups of three are thousands. */
function valueOfFigures(figures: string): number {
  const [, whole = figures, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  return Number(
    `${isGrouped ? whole.replaceAll(/[.,]/g, '') : whole.replace(',', '.')}${decimals === undefined ? '' : `.${decimals}`}`,
  );
}

/** Slang for thousands or millions of pesos, which says what is counted as well. */
const isMoneySlang = (word: string): boolean => /^(?:lucas?|palos?)$/.test(word);

/**
 * Reads a text into words and numbers: «cincuenta lucas», `50.000`, «media pastilla», `2x1`. Folded to lower case
 * without accents; each character is looked at a fixed number of times.
 */
export function itemsOf(text: string): Item[] {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const items: Item[] = [];
  let isOpen = false;
  for (const [found] of folded.matchAll(/\d+(?:[.,]\d+)*|\p{L}+|[%$€£#]/gu)) {
    const last = items.at(-1);
    const value = /^\d/.test(found) ? valueOfFigures(found) : valueOfWord(found);
    const factor = factors[found];
    if (value !== undefined && Number.isFinite(value)) {
      const inFigures = /^\d/.test(found);
      // «doscientos cincuenta», «treinta y dos», «one hundred fifty»: they add up.
      if (isOpen && !inFigures && last?.number !== undefined && !last.inFigures) last.number += value;
      else items.push({ number: value, inFigures });
      isOpen = true;
    } else if (factor !== undefined && isOpen && last?.number !== undefined) {
      last.number *= factor;
      if (isMoneySlang(found)) items.push({ word: 'pesos' });
    } else if (factor !== undefined && found !== 'k') {
      items.push({ number: factor, inFigures: false }, ...(isMoneySlang(found) ? [{ word: 'pesos' }] : []));
      isOpen = true;
    } else if ((found === 'y' || found === 'and') && isOpen) {
      continue;
    } else {
      items.push({ word: found });
      isOpen = false;
    }
  }
  return items;
}
