import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  cartCleared,
  cartRestored,
  cartSlice,
  emptyCart,
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  noticeDismissed,
  orderOpened,
  removalDismissed,
  removalUndone,
  storedCartRejected,
  unitsIn,
  type CartLine,
  type CartState,
} from './cartSlice.ts';
import { cartTotal } from './cartTotal.ts';

const item = (name: string) => ({ id: `id-${name}`, name, image: `products/${name}` });
const line = (name: string, quantity: number): CartLine => ({ ...item(name), quantity });
const cart = (...lines: CartLine[]): CartState => ({ ...emptyCart, lines });

type Action = Parameters<typeof cartSlice.reducer>[1];
const after = (state: CartState, ...actions: Action[]): CartState =>
  actions.reduce<CartState>(cartSlice.reducer, state);

describe('cart', () => {
  it.each<[string, CartState, Action, CartLine[]]>([
    ['adds a new product', cart(), itemAddedToCart(item('a')), [line('a', 1)]],
    ['adds a product again', cart(line('a', 1)), itemAddedToCart(item('a')), [line('a', 2)]],
    ['adds several of a product at once', cart(line('a', 1)), itemAddedToCart(item('a'), 3), [line('a', 4)]],
    [
      'adds below what is there',
      cart(line('a', 1)),
      itemAddedToCart(item('b')),
      [line('a', 1), line('b', 1)],
    ],
    ['takes one of several', cart(line('a', 2)), itemDecreased('a'), [line('a', 1)]],
    ['takes the last one', cart(line('a', 1), line('b', 1)), itemDecreased('a'), [line('b', 1)]],
    ['takes one of a product that is not there', cart(line('a', 1)), itemDecreased('b'), [line('a', 1)]],
    ['removes a line', cart(line('a', 5), line('b', 1)), lineRemoved('a'), [line('b', 1)]],
    ['removes a line that is not there', cart(line('a', 1)), lineRemoved('b'), [line('a', 1)]],
    ['clears', cart(line('a', 5), line('b', 1)), cartCleared(), []],
    ['orders', cart(line('a', 5)), orderOpened(), []],
    [
      'restores what was stored',
      cart(line('a', 5)),
      cartRestored({ lines: [line('b', 1)], removal: null }),
      [line('b', 1)],
    ],
  ])('visitor %s', (_what, before, action, lines) => {
    expect(after(before, action).lines).toEqual(lines);
  });

  it('visitor who emptied an empty cart is offered no undo', () => {
    expect(after(cart(), cartCleared()).removal).toBeNull();
  });

  it('visitor gets a removed line back on top of what was added since', () => {
    const state = after(
      cart(line('a', 3), line('b', 1)),
      lineRemoved('a'),
      itemAddedToCart(item('a')),
      itemAddedToCart(item('c')),
      removalUndone(),
    );

    expect(state.lines).toEqual([line('b', 1), line('a', 4), line('c', 1)]);
  });

  it('visitor who dismisses the offer keeps the cart as it is', () => {
    const state = after(cart(line('a', 1), line('b', 1)), lineRemoved('a'), removalDismissed());

    expect(state).toEqual(cart(line('b', 1)));
  });

  it('visitor reads the notice about a damaged cart until it is dismissed', () => {
    const noticed = after(cart(), storedCartRejected());

    expect(noticed.notice).toBe('stored-cart-damaged');
    expect(after(noticed, noticeDismissed()).notice).toBe('none');
  });
});

const name = fc.constantFrom('a', 'b', 'c', 'd');
const anyAction = fc.oneof(
  fc.tuple(name, fc.integer({ min: 1, max: 9 })).map(([n, quantity]) => itemAddedToCart(item(n), quantity)),
  name.map((n) => itemDecreased(n)),
  name.map((n) => lineRemoved(n)),
  fc.constantFrom(cartCleared(), orderOpened(), removalUndone(), removalDismissed()),
);
const anyCart = fc.array(anyAction, { maxLength: 30 }).map((actions) => after(cart(), ...actions));

describe('whatever the visitor does', () => {
  it('quantities are whole and at least 1, and no product has two lines', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        expect(lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1)).toBe(true);
        expect(new Set(lines.map((each) => each.name)).size).toBe(lines.length);
      }),
    );
  });

  it('the total is the sum of price times quantity, and a product without a price counts 0', () => {
    const prices = fc.dictionary(
      name.map((n) => `id-${n}`),
      fc.integer({ min: 1, max: 500_000 }),
      {
        noNullPrototype: true,
      },
    );
    fc.assert(
      fc.property(anyCart, prices, ({ lines }, list) => {
        let sum = 0;
        for (const { id, quantity } of lines) sum += (list[id] ?? 0) * quantity;

        expect(cartTotal(lines, list)).toEqual({
          pesos: sum,
          isPartial: lines.some(({ id }) => !(id in list)),
        });
      }),
    );
  });

  it.each([
    ['clear', cartCleared()],
    ['order', orderOpened()],
    ['remove', lineRemoved('a')],
    ['last decrease', itemDecreased('b')],
  ])('undo after %s restores the cart exactly', (_what, removal) => {
    const start = fc
      .uniqueArray(fc.tuple(name, fc.integer({ min: 1, max: 9 })), { selector: ([n]) => n })
      .map((entries) => cart(...entries.map(([n, quantity]) => line(n, n === 'b' ? 1 : quantity))));
    fc.assert(
      fc.property(start, (before) => {
        expect(after(before, removal, removalUndone())).toEqual(before);
      }),
    );
  });

  it('adding units one by one counts as adding them at once', () => {
    fc.assert(
      fc.property(anyCart, name, fc.integer({ min: 1, max: 9 }), (before, n, times) => {
        const oneByOne = after(before, ...Array.from({ length: times }, () => itemAddedToCart(item(n))));

        expect(oneByOne.lines).toEqual(after(before, itemAddedToCart(item(n), times)).lines);
        expect(unitsIn(oneByOne.lines)).toBe(unitsIn(before.lines) + times);
      }),
    );
  });
});
