import { makeStore } from '@tesela/core/store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { MAX_LINES, MAX_QUANTITY, unitsIn, type CartLine } from './cartLines.ts';
import {
  cartCleared,
  cartRestored,
  cartSlice,
  itemAddedToCart,
  itemDecreased,
  lineRemoved,
  noticeCleared,
  noticeRaised,
  orderDismissed,
  orderRepeated,
  ordersForgotten,
  orderOpened,
  orderSent,
  orderUndone,
  removalDismissed,
  removalUndone,
  selectCart,
  selectQuantity,
} from './cartSlice.ts';
import { emptyCart, emptyKept, MAX_ORDERS, openedOrder, type CartState } from './cartState.ts';

const item = (id: string) => ({ id, name: `Producto ${id}`, image: `products/${id}` });
const line = (id: string, quantity: number): CartLine => ({ ...item(id), quantity });
const cart = (...lines: CartLine[]): CartState => ({ ...emptyCart, lines });

type Action = Parameters<typeof cartSlice.reducer>[1];
const after = (state: CartState, ...actions: Action[]): CartState =>
  actions.reduce<CartState>(cartSlice.reducer, state);

describe('cart', () => {
  it.each<[string, CartState, Action, CartLine[]]>([
    ['adds a new product', cart(), itemAddedToCart(item('a')), [line('a', 1)]],
    [
      'keeps what a product is called in English',
      cart(),
      itemAddedToCart({ ...item('a'), gloss: 'Product a' }),
      [{ ...line('a', 1), gloss: 'Product a' }],
    ],
    ['adds a product again', cart(line('a', 1)), itemAddedToCart(item('a')), [line('a', 2)]],
    ['adds several of a product at once', cart(line('a', 1)), itemAddedToCart(item('a'), 3), [line('a', 4)]],
    [
      'adds below what is there',
      cart(line('a', 1)),
      itemAddedToCart(item('b')),
      [line('a', 1), line('b', 1)],
    ],
    ['adds one more to 99', cart(line('a', 99)), itemAddedToCart(item('a')), [line('a', 99)]],
    ['adds 20 to 90', cart(line('a', 90)), itemAddedToCart(item('a'), 20), [line('a', 99)]],
    ['adds a thousand', cart(), itemAddedToCart(item('a'), 1000), [line('a', 99)]],
    ['adds without end', cart(), itemAddedToCart(item('a'), Infinity), [line('a', 99)]],
    ['adds what is no number', cart(), itemAddedToCart(item('a'), Number.NaN), [line('a', 1)]],
    ['adds nothing of a product', cart(line('a', 2)), itemAddedToCart(item('a'), 0), [line('a', 3)]],
    ['adds less than nothing', cart(line('a', 2)), itemAddedToCart(item('a'), -5), [line('a', 3)]],
    ['adds two and a half', cart(), itemAddedToCart(item('a'), 2.5), [line('a', 2)]],
    ['takes one of several', cart(line('a', 2)), itemDecreased('a'), [line('a', 1)]],
    ['takes the last one', cart(line('a', 1), line('b', 1)), itemDecreased('a'), [line('b', 1)]],
    ['takes one of a product that is not there', cart(line('a', 1)), itemDecreased('b'), [line('a', 1)]],
    ['removes a line', cart(line('a', 5), line('b', 1)), lineRemoved('a'), [line('b', 1)]],
    ['removes a line that is not there', cart(line('a', 1)), lineRemoved('b'), [line('a', 1)]],
    ['clears', cart(line('a', 5), line('b', 1)), cartCleared(), []],
    ['orders', cart(line('a', 5)), orderOpened('CDFHJK'), []],
    ['undoes when nothing was done', cart(line('a', 5)), removalUndone(), [line('a', 5)]],
    ['undoes an order that there was not', cart(line('a', 5)), orderUndone(), [line('a', 5)]],
    [
      'restores what was stored',
      cart(line('a', 5)),
      cartRestored({ ...emptyKept, lines: [line('b', 1)] }),
      [line('b', 1)],
    ],
  ])('visitor %s', (_what, before, action, lines) => {
    expect(after(before, action).lines).toEqual(lines);
  });

  it('visitor who emptied or ordered an empty cart is offered no undo', () => {
    const state = after(cart(), cartCleared(), orderOpened('CDFHJK'));

    expect(state).toMatchObject({ removal: null, orders: [] });
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

  it('visitor gets an order back although other products came and went since', () => {
    const state = after(
      cart(line('a', 3), line('b', 1)),
      orderOpened('CDFHJK'),
      itemAddedToCart(item('c')),
      lineRemoved('c'),
      orderUndone(),
    );

    expect(state.lines).toEqual([line('a', 3), line('b', 1)]);
    expect(state.removal?.taken).toEqual([{ line: line('c', 1), index: 0 }]);
  });

  it.each([
    ['removal', lineRemoved('a'), removalDismissed()],
    ['order', orderOpened('CDFHJK'), orderDismissed()],
  ])('visitor who dismisses the undo of a %s keeps the cart as it is', (_what, action, dismissed) => {
    const state = after(cart(line('a', 1)), action, dismissed);

    expect(state).toMatchObject({ lines: [], removal: null, opened: null });
  });

  it('visitor has the last five orders again, and none once they are deleted', () => {
    const references = ['CCCCCC', 'DDDDDD', 'FFFFFF', 'HHHHHH', 'JJJJJJ', 'KKKKKK'];
    const ordered = references.reduce(
      (state, reference, index) =>
        after(state, itemAddedToCart(item(`p${index}`), 2), orderOpened(reference), orderDismissed()),
      cart(line('z', 1)),
    );

    const repeated = after(ordered, orderRepeated('JJJJJJ'));
    const forgotten = after(repeated, ordersForgotten());

    expect(ordered.orders.map(({ reference }) => reference)).toEqual(
      references.slice(-MAX_ORDERS).toReversed(),
    );
    expect(repeated.lines).toEqual([line('p4', 2)]);
    expect(repeated.orders).toEqual(ordered.orders);
    expect(forgotten).toMatchObject({ orders: [], lines: repeated.lines });
  });

  it('visitor who takes an order back has not ordered it', () => {
    const opened = after(cart(line('a', 1)), orderOpened('CDFHJK'));

    expect(openedOrder(opened)?.lines).toEqual([line('a', 1)]);
    expect(after(opened, orderUndone()).orders).toEqual([]);
  });

  it('visitor with a full cart is told why another product does not go in, until there is room', () => {
    const full = cart(...Array.from({ length: MAX_LINES }, (_, index) => line(`p${index}`, 1)));

    const refused = after(full, itemAddedToCart(item('a')));
    const more = after(refused, itemAddedToCart(item('p0')));
    const room = after(refused, lineRemoved('p1'), itemAddedToCart(item('a')));

    expect(refused).toMatchObject({ lines: full.lines, notices: ['full'] });
    expect(more.lines[0]).toEqual(line('p0', 2));
    expect(room.lines.at(-1)).toEqual(line('a', 1));
    expect(room.notices).toEqual([]);
  });

  it('visitor reads a notice once, until it is dismissed', () => {
    const noticed = after(
      cart(),
      noticeRaised('not-saved'),
      noticeRaised('unreadable'),
      noticeRaised('not-saved'),
    );

    expect(noticed.notices).toEqual(['unreadable', 'not-saved']);
    expect(after(noticed, noticeCleared('not-saved')).notices).toEqual(['unreadable']);
  });

  it('what storage says replaces lines, order and what it said before, and nothing else', () => {
    const before = after(
      cart(line('a', 1)),
      lineRemoved('a'),
      noticeRaised('full'),
      noticeRaised('unreadable'),
    );

    const changed = after(before, cartRestored({ ...emptyKept, lines: [line('b', 1)] }));

    expect(changed).toEqual({ ...before, lines: [line('b', 1)], notices: ['full'] });
  });

  it('only what the visitor does here is worth announcing', () => {
    const restored = cartRestored({ ...emptyKept, lines: [line('a', 1)] });

    expect(after(cart(), restored).isChangedHere).toBe(false);
    expect(after(cart(), itemAddedToCart(item('a'))).isChangedHere).toBe(true);
  });
});

describe('selectors', () => {
  it.each([
    ['an empty cart', [], 0, 0],
    ['a cart without it', [line('b', 4)], 0, 4],
    ['a cart with it', [line('b', 4), line('a', 2)], 2, 6],
  ])('of %s say how many there are', (_what, lines, ofA, units) => {
    const store = makeStore({ cart: cart(...lines) });

    expect(selectQuantity(store.getState(), 'a')).toBe(ofA);
    expect(unitsIn(selectCart(store.getState()).lines)).toBe(units);
  });
});

const id = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor');
const anyAction = fc.oneof(
  fc
    .tuple(id, fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double()))
    .map(([n, q]) => itemAddedToCart(item(n), q)),
  id.map((n) => itemDecreased(n)),
  id.map((n) => lineRemoved(n)),
  fc.constantFrom(
    cartCleared(),
    orderOpened('CDFHJK'),
    removalUndone(),
    removalDismissed(),
    orderUndone(),
    orderSent(),
    orderDismissed(),
    orderRepeated('CDFHJK'),
  ),
);
const anyCart = fc.array(anyAction, { maxLength: 40 }).map((actions) => after(cart(), ...actions));

describe('whatever the visitor does', () => {
  it('quantities are whole, 1 to 99, and no product has two lines', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        for (const { quantity } of lines) {
          expect(Number.isInteger(quantity)).toBe(true);
          expect(quantity).toBeGreaterThanOrEqual(1);
          expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        }
        expect(new Set(lines.map((each) => each.id)).size).toBe(lines.length);
      }),
    );
  });

  it.each([
    ['clear', cartCleared(), removalUndone()],
    ['order', orderOpened('CDFHJK'), orderUndone()],
    ['remove', lineRemoved('a'), removalUndone()],
  ])('undo after %s restores the cart exactly', (_what, action, undo) => {
    // Dismisses older removals first, so that undo only concerns this action.
    const start = anyCart.map((state) => after(state, removalDismissed(), orderDismissed()));
    fc.assert(
      fc.property(start, (before) => {
        expect(after(before, action, undo).lines).toEqual(before.lines);
      }),
    );
  });

  it('undo after the last decrease restores the line exactly', () => {
    fc.assert(
      fc.property(anyCart, ({ lines }) => {
        const before = cart(...lines.filter((each) => each.id !== 'b'), line('b', 1));

        expect(after(before, itemDecreased('b'), removalUndone()).lines).toEqual(before.lines);
      }),
    );
  });

  it('undo twice is undo once', () => {
    fc.assert(
      fc.property(anyCart, (before) => {
        const once = after(before, removalUndone(), orderUndone());

        expect(after(once, removalUndone(), orderUndone()).lines).toEqual(once.lines);
      }),
    );
  });

  it('adding units one by one counts as adding them at once', () => {
    fc.assert(
      fc.property(anyCart, id, fc.integer({ min: 1, max: 20 }), (before, n, times) => {
        const oneByOne = after(before, ...Array.from({ length: times }, () => itemAddedToCart(item(n))));

        expect(oneByOne.lines).toEqual(after(before, itemAddedToCart(item(n), times)).lines);
      }),
    );
  });
});
