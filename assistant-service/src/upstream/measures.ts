import { byName, setOf } from '#text/words.ts';
import * as data from './data/measures.ts';

const numbers = byName(data.numberRows);
const factors = byName(data.factorRows);
const doseUnits = byName(data.doseRows);
const [pesos, foreign, priceVerbs, joining] = [data.pesos, data.foreign, data.priceVerbs, data.joining].map(
  setOf,
) as [ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>, ReadonlySet<string>]; // one each

/** A word of a text, or a number in it, which may have been written in words. */
type Item = { word: string; number?: undefined } | { number: number; word?: undefined; inFigures: boolean };

/** `1.500.000,00`, `320,000` and `1,5` as numbers: groups of three are thousands. */
function valueOfFigures(figures: string): number {
  const [, whole = figures, decimals] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(figures) ?? [];
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(whole);
  const plain = isGrouped ? whole.replaceAll(/[.,]/g, '') : whole.replace(',', '.');
  return Number(decimals === undefined ? plain : `${plain}.${decimals}`);
}

/** Slang for thousands or millions of pesos says what is counted as well. */
const slang = (word: string): Item[] => (/^(?:lucas?|palos?)$/.test(word) ? [{ word: 'pesos' }] : []);

/**
 * Reads a text into words and numbers: «cincuenta lucas», `50.000`, «media pastilla», `2x1`. Folded to lower case
 * without accents; each character is looked at a fixed number of times.
 */
function itemsOf(text: string): Item[] {
  const folded = text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
  const items: Item[] = [];
  let isOpen = false;
  for (const [found] of folded.matchAll(/\d+(?:[.,]\d+)*|\p{L}+|[%$€£#]/gu)) {
    const last = items.at(-1);
    const inFigures = /^\d/.test(found);
    const value = inFigures ? valueOfFigures(found) : Number(numbers.get(found) ?? Number.NaN);
    const factor = Number(factors.get(found) ?? 0);
    if (Number.isFinite(value)) {
      // «doscientos cincuenta», «treinta y dos», «one hundred fifty»: they add up.
      if (isOpen && !inFigures && last?.number !== undefined && !last.inFigures) last.number += value;
      else items.push({ number: value, inFigures });
      isOpen = true;
    } else if (factor > 0 && isOpen && last?.number !== undefined) {
      last.number *= factor;
      items.push(...slang(found));
    } else if (factor > 0 && found !== 'k') {
      items.push({ number: factor, inFigures: false }, ...slang(found));
      isOpen = true;
    } else if (!isOpen || (found !== 'y' && found !== 'and')) {
      items.push({ word: found });
      isOpen = false;
    }
  }
  return items;
}

/** The next words after an item that say something. */
const wordsAfter = (items: readonly Item[], at: number, count: number): string[] =>
  items
    .slice(at + 1, at + 1 + 2 * count)
    .flatMap(({ word }) => (word !== undefined && !joining.has(word) ? [word] : []))
    .slice(0, count);

const wordsBefore = (items: readonly Item[], at: number, count: number): string[] =>
  items.slice(Math.max(0, at - count), at).flatMap(({ word }) => word ?? []);

/** «una pastilla» is one; elsewhere «una» counts nothing. */
const withOnes = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const isOne = /^(?:un|una|a|an)$/.test(item.word ?? '') && doseUnits.has(items[at + 1]?.word ?? '');
    return isOne ? { number: 1, inFigures: false } : item;
  });

function moneyOf(items: readonly Item[], at: number, value: number, inFigures: boolean): string | undefined {
  const [next = '', second = ''] = wordsAfter(items, at, 2);
  const before = wordsBefore(items, at, 4);
  const last = before.at(-1) ?? '';
  if (foreign.has(next) || foreign.has(last) || before.slice(-2).includes('us')) return `foreign ${value}`;
  if (pesos.has(next) || last === '$' || last === 'cop' || pesos.has(second)) return String(value);
  // A number by itself that is as long as a price, and no year and no part of a longer number.
  const isAlone = items[at - 1]?.number === undefined && items[at + 1]?.number === undefined;
  const isYear = value >= 1900 && value <= 2100;
  const isLarge =
    inFigures && value >= 1000 && value < 1_000_000 && Number.isInteger(value) && isAlone && !isYear;
  // «ciento veinte mil» is a price, «más de mil» is many.
  const isInWords = !inFigures && value >= 2000 && value % 1000 === 0;
  return isLarge || isInWords || before.some((word) => priceVerbs.has(word)) ? String(value) : undefined;
}

function doseOf(items: readonly Item[], at: number, value: number): string | undefined {
  const after = wordsAfter(items, at, 3);
  const [next = '', second = ''] = after;
  const last = wordsBefore(items, at, 1)[0] ?? '';
  if (/^(?:cada|every)$/.test(last) && /^(?:horas?|hours?|h|hrs?)$/.test(next)) return `every ${value} hours`;
  if (/^(?:veces|times) (?:dia|day|daily|diarias?|diarios?|semana|week)/.test(after.join(' ')))
    return `${value} times ${second.slice(0, 1)}`;
  if (next === '%' || next === 'percent' || (next === 'ciento' && last !== '$')) return `${value} %`;
  return doseUnits.has(next) ? `${value} ${doseUnits.get(next)}` : undefined;
}

/**
 * What a text says of money and of doses, in figures or in words.
 * @returns amounts in one spelling (`320000`, `foreign 80`); doses, and how often (`2 pill`, `every 8 hours`, `15 %`)
 */
export function measuresIn(text: string): { amounts: string[]; doses: string[] } {
  const items = withOnes(itemsOf(text));
  const measured = items.flatMap((item, at) => {
    if (item.number === undefined) return [];
    const dose = doseOf(items, at, item.number);
    return [
      { dose, amount: dose === undefined ? moneyOf(items, at, item.number, item.inFigures) : undefined },
    ];
  });
  return {
    amounts: measured.flatMap(({ amount }) => amount ?? []),
    doses: measured.flatMap(({ dose }) => dose ?? []),
  };
}
