import { itemsOf, type Item } from './numbers.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const pesos = set('pesos peso cop');
const foreign = set('usd us dolar dolares dollar dollars bucks eur euro euros € £');

/** Whatever stands after one of these, a few words on, is a price. */
const priceVerbs =
  set(`cuesta cuestan costaria costara costo vale valen valdria precio precios tarifa cobra cobran
  cobramos cobrarian paga pagas pague pagar pagaria cost costs price priced fee charge charges charged pay pays`);

/** What a prescription counts, and what the same thing is called elsewhere. */
const doseUnits: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    `pastilla pastillas tableta tabletas comprimido comprimidos capsula capsulas gragea grageas pildora pildoras pill
    pills tablet tablets capsule capsules`
      .split(/\s+/)
      .map((word) => [word, 'pill']),
  ),
  ...Object.fromEntries(
    'mg miligramo miligramos milligram milligrams'.split(' ').map((word) => [word, 'mg']),
  ),
  ...Object.fromEntries('mcg µg μg microgramos micrograms'.split(' ').map((word) => [word, 'mcg'])),
  ...Object.fromEntries('g gr gramo gramos gram grams'.split(' ').map((word) => [word, 'g'])),
  ...Object.fromEntries('ml mililitro mililitros milliliters cc'.split(' ').map((word) => [word, 'ml'])),
  ...Object.fromEntries('gota gotas drop drops'.split(' ').map((word) => [word, 'drop'])),
  ...Object.fromEntries(
    'cucharada cucharadas cucharadita tablespoon teaspoon spoonfuls'
      .split(' ')
      .map((word) => [word, 'spoon']),
  ),
  ...Object.fromEntries(
    'ampolla ampollas vial vials inyeccion inyecciones injection injections'
      .split(' ')
      .map((word) => [word, 'injection']),
  ),
  ...Object.fromEntries('ui iu unidades units'.split(' ').map((word) => [word, 'unit'])),
};

const joining = set('de of a al por the and o or to y');

/** The next words after an item that say something. */
function wordsAfter(items: readonly Item[], at: number, count: number): string[] {
  return items
    .slice(at + 1, at + 1 + 2 * count)
    .flatMap(({ word }) => (word !== undefined && !joining.has(word) ? [word] : []))
    .slice(0, count);
}

const wordsBefore = (items: readonly Item[], at: number, count: number): string[] =>
  items.slice(Math.max(0, at - count), at).flatMap(({ word }) => word ?? []);

/** «una pastilla» is one; elsewhere «una» counts nothing. */
const withOnes = (items: readonly Item[]): Item[] =>
  items.map((item, at): Item => {
    const next = items[at + 1]?.word;
    const isOne = item.word !== undefined && /^(?:un|una|a|an)$/.test(item.word);
    return isOne && next !== undefined && next in doseUnits ? { number: 1, inFigures: false } : item;
  });

export type Measures = {
  /** Money, each amount in one spelling: `320000`, `foreign 80`. */
  amounts: string[];
  /** Amounts of a medicine or a product, and how often: `2 pill`, `every 8 hours`, `15 %`. */
  doses: string[];
};

function moneyOf(items: readonly Item[], at: number, value: number, inFigures: boolean): string | undefined {
  const [next = '', second = ''] = wordsAfter(items, at, 2);
  const before = wordsBefore(items, at, 4);
  const [last = ''] = before.slice(-1);
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
  const [next = '', second = '', third = ''] = wordsAfter(items, at, 3);
  const [last = ''] = wordsBefore(items, at, 1);
  const after = `${next} ${second} ${third}`;
  if (/^(?:cada|every)$/.test(last) && /^(?:horas?|hours?|h|hrs?)$/.test(next)) {
    return `every ${value} hours`;
  }
  if (/^(?:veces|times) (?:dia|day|daily|diarias?|diarios?|semana|week)/.test(after))
    return `${value} times ${second.slice(0, 1)}`;
  if (next === '%' || next === 'percent' || (next === 'ciento' && last !== '$')) return `${value} %`;
  const unit = doseUnits[next];
  return unit === undefined ? undefined : `${value} ${unit}`;
}

/** What a text says of money and of doses, in figures or in words. */
export function measuresIn(text: string): Measures {
  const items = withOnes(itemsOf(text));
  const amounts: string[] = [];
  const doses: string[] = [];
  for (const [at, item] of items.entries()) {
    if (item.number === undefined) continue;
    const dose = doseOf(items, at, item.number);
    if (dose !== undefined) doses.push(dose);
    const money = dose === undefined ? moneyOf(items, at, item.number, item.inFigures) : undefined;
    if (money !== undefined) amounts.push(money);
  }
  return { amounts, doses };
}
