import type { Measured } from './measureSite.ts';
import { totalOf } from './visit.ts';

/** Something measured on both sites, and what it must not exceed. */
export type Row = {
  what: string;
  small: number;
  large: number;
  unit: string;
  /** Largest value allowed of the large site divided by that of the small one, or of each by itself. */
  limit?: { ratio?: number; small?: number; large?: number };
};

const FRAME = 1000 / 60;
const KEYSTROKE = 50;
const GROWTH = 1.5;

/** Kinds of files as Chromium calls them, and as people do. */
const kinds: [kind: string, name: string, limit?: Row['limit']][] = [
  ['document', 'HTML', { ratio: GROWTH }],
  ['script', 'JS'],
  ['stylesheet', 'CSS'],
  ['fetch', 'JSON'],
  ['font', 'fonts'],
];

/** Every measurement that is compared. */
export function rowsOf(small: Measured, large: Measured): Row[] {
  const row = (what: string, unit: string, read: (of: Measured) => number, limit?: Row['limit']): Row => ({
    what,
    unit,
    small: read(small),
    large: read(large),
    limit,
  });
  return [
    row('first visit, all but pictures', 'kB', (of) => totalOf(of.firstVisit) / 1000, { ratio: GROWTH }),
    ...kinds.map(([kind, name, limit]) =>
      row(`first visit, ${name}`, 'kB', (of) => (of.firstVisit[kind] ?? 0) / 1000, limit),
    ),
    row('first search, JS', 'kB', (of) => (of.search.script ?? 0) / 1000),
    row('first search, catalogue', 'kB', (of) => (of.search.fetch ?? 0) / 1000),
    row('first search, first letter until results', 'ms', (of) => of.firstSearch),
    row('keystroke, work, median', 'ms', (of) => of.typing.median.work),
    row('keystroke, work, worst', 'ms', (of) => of.typing.worst.work, { small: FRAME }),
    row('keystroke until painted, median', 'ms', (of) => of.typing.median.shown),
    row('keystroke until painted, worst', 'ms', (of) => of.typing.worst.shown, { large: KEYSTROKE }),
    row('pause after typing, work, worst', 'ms', (of) => of.typing.pause),
    row('filter or order, work, worst', 'ms', (of) => of.choosing.worst.work),
    row('filter or order until painted, worst', 'ms', (of) => of.choosing.worst.shown, { large: KEYSTROKE }),
    row('… and below the screen too', 'ms', (of) => of.choosing.worst.settled),
    row('keystroke until painted, median, CPU ÷ 4', 'ms', (of) => of.phone.typing.median.shown),
    row('keystroke until painted, worst, CPU ÷ 4', 'ms', (of) => of.phone.typing.worst.shown),
    row('filter or order until painted, worst, CPU ÷ 4', 'ms', (of) => of.phone.choosing.worst.shown),
    row('JS heap, first visit', 'MB', (of) => of.heapBefore),
    row('JS heap, after searching', 'MB', (of) => of.heap),
    row('assistant, first answer', 'ms', (of) => of.chat.first),
    row('assistant, median answer', 'ms', (of) => of.chat.median),
    row('gateway, memory', 'MB', (of) => of.chat.memory),
  ];
}

/** Whether a row keeps its limits; `undefined` when it is for information. */
export function keeps({ small, large, limit }: Row): boolean | undefined {
  if (!limit) return undefined;
  const { ratio = Infinity, small: most = Infinity, large: mostOfLarge = Infinity } = limit;
  return small <= most && large <= mostOfLarge && large < small * ratio;
}
