import { emptyLedger, type Entry, type Ledger, type Stamped } from './cartLedger.ts';
import { MAX_LINES, type TakenLine } from './cartLines.ts';
import type { CartNotice } from './cartState.ts';
import { isFields, isWhole, readLine, type LineReading } from './readLine.ts';

export const CART_KEY = 'clinic.cart';

/** Where a stored cart goes that cannot be read, so that it can be looked into. */
export const REJECTED_CART_KEY = 'clinic.cart.rejected';

/** Raise it when the form below changes, and read the older forms too. */
const VERSION = 1;

/** Longest text that is looked at, in characters: more than twice what the largest cart takes. */
const MAX_TEXT = 400_000;

/** An undo and another tab can bring more lines than can be added. */
const MAX_STORED_LINES = 3 * MAX_LINES;

/** What is wrong with a stored cart; kept with it until the visitor has read it. */
export type StorageNotice = Extract<CartNotice, 'unreadable' | 'partly-unreadable' | 'newer'>;

const storageNotices: readonly StorageNotice[] = ['unreadable', 'partly-unreadable', 'newer'];

export const isStorageNotice = (value: unknown): value is StorageNotice =>
  storageNotices.some((notice) => notice === value);

export function serializeCart({ entries, order }: Ledger, notice: StorageNotice | null): string {
  const lines = [...entries.values()].flatMap(({ at, value }) => (value ? { ...value, at } : []));
  const gone = [...entries].flatMap(([name, { at, value }]) => (value ? [] : { name, at }));
  return JSON.stringify({
    version: VERSION,
    lines,
    gone: gone.length > 0 ? gone : undefined,
    order: order.at > 0 ? { at: order.at, taken: order.value } : undefined,
    notice: notice ?? undefined,
  });
}

export type CartReading = {
  ledger: Ledger;
  /** What the visitor was to be told already when the cart was written. */
  notice: StorageNotice | null;
  /** What this reading found wrong. */
  problem: StorageNotice | null;
};

const refused = (problem: StorageNotice): CartReading => ({ ledger: emptyLedger, notice: null, problem });

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Clocks are set back, and tabs are ahead by a moment; a stamp from further ahead would win for too long. */
const MAX_AHEAD = 3_600_000;

const readStamp = (value: unknown, now: number): number =>
  isWhole(value, 0) && value <= now + MAX_AHEAD ? value : 0;

function readTaken(entry: unknown): (LineReading & { index: number }) | null {
  if (!isFields(entry) || !isWhole(entry.index, 0)) return null;
  const read = readLine(entry.line);
  return read && { ...read, index: entry.index };
}

function readOrder(value: unknown, now: number): { order: Stamped<TakenLine[]>; isComplete: boolean } {
  if (value === undefined) return { order: emptyLedger.order, isComplete: true };
  if (!isFields(value)) return { order: emptyLedger.order, isComplete: false };
  const at = readStamp(value.at, now);
  if (value.taken === null) return { order: { at, value: null }, isComplete: true };
  const written = list(value.taken);
  const read = written.slice(0, MAX_STORED_LINES).flatMap((entry) => readTaken(entry) ?? []);
  const taken = read.map(({ line, index }) => ({ line, index }));
  const all = read.length === written.length && read.every(({ isAsWritten }) => isAsWritten);
  return { order: { at, value: taken.length > 0 ? taken : null }, isComplete: all && taken.length > 0 };
}

function readEntries(stored: Record<string, unknown>, now: number) {
  const entries = new Map<string, Entry>();
  const written = list(stored.lines);
  let isAll = Array.isArray(stored.lines);
  for (const value of written.slice(0, MAX_STORED_LINES)) {
    const read = readLine(value);
    if (!read || entries.has(read.line.name)) isAll = false;
    else entries.set(read.line.name, { at: readStamp(read.at, now), value: read.line });
    if (read && !read.isAsWritten) isAll = false;
  }
  // Nobody misses a line that left: what is damaged here is not worth a word.
  for (const value of list(stored.gone).slice(0, MAX_STORED_LINES)) {
    if (!isFields(value) || typeof value.name !== 'string' || entries.has(value.name)) continue;
    entries.set(value.name, { at: readStamp(value.at, now), value: null });
  }
  return { entries, isComplete: isAll && written.length <= MAX_STORED_LINES };
}

/**
 * Reads what `serializeCart` wrote, in this tab or another, and as much as it can of what someone damaged.
 * @param now ms since 1970
 */
export function parseCart(text: string, now: number): CartReading {
  if (text.length > MAX_TEXT) return refused('unreadable');
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return refused('unreadable');
  }
  if (!isFields(stored) || !isWhole(stored.version, 1)) return refused('unreadable');
  if (stored.version > VERSION) return refused('newer');
  const { entries, isComplete: hasAllLines } = readEntries(stored, now);
  const { order, isComplete: hasAllOrder } = readOrder(stored.order, now);
  const isEmpty = entries.size === 0 && order.value === null;
  return {
    ledger: { entries, order },
    notice: isStorageNotice(stored.notice) ? stored.notice : null,
    problem: hasAllLines && hasAllOrder ? null : isEmpty ? 'unreadable' : 'partly-unreadable',
  };
}
