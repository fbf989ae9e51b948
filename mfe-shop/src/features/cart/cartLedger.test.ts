import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cartOf, emptyLedger, mergeLedgers, noteChanges, type Ledger } from './cartLedger.ts';
import type { CartLine } from './cartLines.ts';
import {
  cartCleared,
  cartRestored,
  cartSlice,
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  orderOpened,
  orderUndone,
  removalUndone,
} from './cartSlice.ts';
import { emptyCart, type CartState } from './cartState.ts';

const item = (name: string) => ({ id: `id-${name}`, name, image: '' });
const line = (name: string, quantity: number): CartLine => ({ ...item(name), quantity });
const holding = (at: number, ...lines: CartLine[]) => noteChanges(emptyLedger, { lines, order: null }, at);
const names = (ledger: Ledger) => cartOf(ledger).lines.map(({ name, quantity }) => `${quantity} ${name}`);

describe('two tabs', () => {
  const both = holding(1, line('a', 1));
  const then = (lines: CartLine[], at = 2) => noteChanges(both, { lines, order: null }, at);

  it.each<[string, Ledger, Ledger, string[]]>([
    [
      'that add different products keep both',
      then([line('a', 1), line('b', 1)]),
      then([line('a', 1), line('c', 1)]),
      ['1 a', '1 b', '1 c'],
    ],
    ['of which one removes and one adds', then([]), then([line('a', 1), line('c', 1)]), ['1 c']],
    ['of which one removes what the other has', then([]), both, []],
    ['of which one adds again what the other removed before', then([]), then([line('a', 5)], 3), ['5 a']],
    ['of which one removes what the other added before', then([], 3), then([line('a', 5)]), []],
    [
      'that change the same product: the later one counts',
      then([line('a', 5)], 3),
      then([line('a', 2)]),
      ['5 a'],
    ],
    [
      'that change the same product at once come to the same',
      then([line('a', 5)]),
      then([line('a', 2)]),
      ['5 a'],
    ],
  ])('%s', (_what, one, other, expected) => {
    expect(names(mergeLedgers(one, other)).toSorted()).toEqual(expected.toSorted());
    expect(names(mergeLedgers(other, one)).toSorted()).toEqual(expected.toSorted());
  });

  it('that undo the same order at once get it once', () => {
    const ordered = noteChanges(both, { lines: [], order: [{ line: line('a', 1), index: 0 }] }, 2);
    const undone = (at: number) => noteChanges(ordered, { lines: [line('a', 1)], order: null }, at);

    expect(cartOf(mergeLedgers(undone(3), undone(4)))).toEqual({ lines: [line('a', 1)], order: null });
  });

  it('with a clock that was set back still see the newest change', () => {
    const removed = noteChanges(holding(5_000, line('a', 1)), { lines: [], order: null }, 10);

    expect(names(mergeLedgers(removed, holding(5_000, line('a', 1))))).toEqual([]);
  });
});

it('a cart that did not change notes nothing', () => {
  const ledger = holding(1, line('a', 1));

  expect(noteChanges(ledger, { lines: [line('a', 1)], order: null }, 2)).toBe(ledger);
  expect(mergeLedgers(ledger, holding(1, line('a', 1)))).toBe(ledger);
});

it('lines that left are not remembered without end', () => {
  let ledger = emptyLedger;
  for (let at = 1; at <= 500; at += 1) {
    ledger = noteChanges(ledger, { lines: [line(`p${at}`, 1)], order: null }, at);
  }

  expect(ledger.entries.size).toBeLessThanOrEqual(101);
  expect(names(ledger)).toEqual(['1 p500']);
});

/** A tab as `connectCart` makes it, with a clock and a mailbox of its own. */
class Tab {
  cart: CartState = emptyCart;
  ledger: Ledger = emptyLedger;

  act(action: Parameters<typeof cartSlice.reducer>[1], now: number): Ledger {
    this.cart = cartSlice.reducer(this.cart, action);
    this.ledger = noteChanges(this.ledger, this.cart, now);
    return this.ledger;
  }

  hear(theirs: Ledger): void {
    this.ledger = mergeLedgers(theirs, this.ledger);
    this.cart = cartSlice.reducer(this.cart, cartRestored(cartOf(this.ledger)));
  }
}

const name = fc.constantFrom('a', 'b', 'c');
const action = fc.oneof(
  name.map((n) => itemAddedToCart(item(n))),
  name.map((n) => itemDecreased(n)),
  name.map((n) => lineRemoved(n)),
  fc.constantFrom(cartCleared(), orderOpened(), removalUndone(), orderUndone()),
);
/** Which tab acts, at what time, and whether the other has heard everything by then. */
const step = fc.record({
  action,
  isFirst: fc.boolean(),
  now: fc.integer({ min: 1, max: 9 }),
  isHeard: fc.boolean(),
});

describe('whatever two tabs do, and however late they hear of each other', () => {
  it('both come to the same cart', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const [one, other] = [new Tab(), new Tab()];
        for (const { action: each, isFirst, now, isHeard } of steps) {
          const [actor, hearer] = isFirst ? [one, other] : [other, one];
          const written = actor.act(each, now);
          if (isHeard) hearer.hear(written);
        }

        one.hear(other.ledger);
        other.hear(one.ledger);

        const sorted = ({ lines, order }: CartState) => ({
          lines: lines.toSorted((a, b) => a.name.localeCompare(b.name)),
          order,
        });
        expect(sorted(one.cart)).toEqual(sorted(other.cart));
      }),
    );
  });

  it('what only one of them touched is as that one left it', () => {
    const own = (prefix: string) =>
      fc.array(
        fc.constantFrom('x', 'y').map((n) => itemAddedToCart(item(prefix + n))),
        { maxLength: 8 },
      );
    fc.assert(
      fc.property(own('1'), own('2'), (mine, yours) => {
        const [one, other] = [new Tab(), new Tab()];
        for (const each of mine) one.act(each, 1);
        for (const each of yours) other.act(each, 1);
        const expected = [...one.cart.lines, ...other.cart.lines];

        one.hear(other.ledger);

        expect(one.cart.lines.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
          expected.toSorted((a, b) => a.name.localeCompare(b.name)),
        );
      }),
    );
  });
});
