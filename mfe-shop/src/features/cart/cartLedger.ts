import type { CartLine, TakenLine } from './cartLines.ts';
import type { CartState } from './cartState.ts';

/**
 * The cart as it is stored: each line knows when it last changed, and lines that left are remembered. So the
 * carts of two tabs can be merged in any order and any number of times, and neither loses what the other did;
 * one text that overwrites the other would. At one line the later change counts.
 */
export type Ledger = {
  /** By name, in the order of the cart. */
  entries: ReadonlyMap<string, Entry>;
  order: Stamped<TakenLine[]>;
};

/** What was so since `at`, in ms since 1970; `null`: no longer there. */
export type Stamped<Value> = { at: number; value: Value | null };

export type Entry = Stamped<CartLine>;

export const emptyLedger: Ledger = { entries: new Map(), order: { at: 0, value: null } };

/** Lines that left and are still remembered: enough for whatever a tab may have missed. */
const MAX_GONE = 100;

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

const isSameLedger = (a: Ledger, b: Ledger): boolean =>
  a.entries.size === b.entries.size &&
  [...a.entries].every(([name, entry]) => isSame(entry, b.entries.get(name))) &&
  isSame(a.order, b.order);

/** A clock that was set back must not make a new change look old. */
function stamp<Value>(before: Stamped<Value> | undefined, value: Value | null, now: number): Stamped<Value> {
  if (before && isSame(before.value, value)) return before;
  return { at: Math.max(now, (before?.at ?? 0) + 1), value };
}

function later<Value>(a: Stamped<Value>, b: Stamped<Value>): Stamped<Value> {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  // Both tabs must come to the same answer.
  return JSON.stringify(a.value) >= JSON.stringify(b.value) ? a : b;
}

function withoutOldest(entries: ReadonlyMap<string, Entry>): Map<string, Entry> {
  const gone = [...entries].filter(([, { value }]) => value === null);
  const tooOld = gone.toSorted(([, a], [, b]) => b.at - a.at).slice(MAX_GONE);
  const left = new Map(entries);
  for (const [name] of tooOld) left.delete(name);
  return left;
}

/** Notes what changed in the cart since; the same ledger when nothing did. */
export function noteChanges(ledger: Ledger, cart: Pick<CartState, 'lines' | 'order'>, now: number): Ledger {
  const entries = new Map<string, Entry>();
  for (const line of cart.lines) entries.set(line.name, stamp(ledger.entries.get(line.name), line, now));
  for (const [name, entry] of ledger.entries) {
    if (!entries.has(name)) entries.set(name, stamp(entry, null, now));
  }
  const next = { entries: withoutOldest(entries), order: stamp(ledger.order, cart.order, now) };
  return isSameLedger(next, ledger) ? ledger : next;
}

/** What both know. `theirs` itself, with its order of lines, when `mine` adds nothing to it. */
export function mergeLedgers(theirs: Ledger, mine: Ledger): Ledger {
  const entries = new Map(theirs.entries);
  for (const [name, entry] of mine.entries) {
    const other = entries.get(name);
    entries.set(name, other ? later(other, entry) : entry);
  }
  const merged = { entries: withoutOldest(entries), order: later(theirs.order, mine.order) };
  return isSameLedger(merged, theirs) ? theirs : merged;
}

/** The cart that a ledger describes. */
export const cartOf = ({ entries, order }: Ledger): Pick<CartState, 'lines' | 'order'> => ({
  lines: [...entries.values()].flatMap(({ value }) => value ?? []),
  order: order.value,
});
