import { expect, it } from 'vitest';

import type { Slots } from '../contract/contract.ts';
import { defineRemote, slot } from '../contract/defineRemote.ts';
import { Slot } from './slot.tsx';

declare module '../contract/contract.ts' {
  interface Slots {
    'test-cards': { products: readonly string[]; limit?: number };
    'test-line': true;
  }
}

type CardsProps = { content: string } & Slots['test-cards'];

const Cards = ({ content, products, limit = 2 }: CardsProps) => (
  <p>{[content, ...products.slice(0, limit)].join()}</p>
);

const taken = { products: 'string[]', limit: 'number?' } as const;

const loadCards = async () => ({ Cards });
const loadLine = async () => ({ Line: () => null });
const cards = slot(loadCards, { props: taken });

it('the compiler holds who lends and who shows a slot to the props that it declares', () => {
  const wantsItems = async () => ({ Cards: ({ items }: { items: readonly string[] }) => <p>{items}</p> });
  const wrong = [
    // @ts-expect-error renamed by who lends it
    () => slot(loadCards, { props: { items: 'string[]' } }),
    // @ts-expect-error of another type
    () => slot(loadCards, { props: { ...taken, products: 'string' } }),
    // @ts-expect-error the component wants what may be missing
    () => slot(loadCards, { props: { ...taken, products: 'string[]?' } }),
    // @ts-expect-error left out
    () => slot(loadCards),
    // @ts-expect-error what the component wants is not taken
    () => slot(wantsItems, { props: taken }),
    // @ts-expect-error a type that has no name
    () => slot(loadCards, { props: { ...taken, limit: 'date' } }),
    // @ts-expect-error nobody gives a widget props
    () => slot(loadCards, { props: taken, widget: { order: 1 } }),
    // @ts-expect-error a renamed prop is said to be passed
    () => defineRemote({ name: 'mfe_sweets', routes: [], uses: { 'test-cards': { items: 'string[]' } } }),
    // @ts-expect-error renamed by who shows it
    () => <Slot name="test-cards" items={['a']} />,
    // @ts-expect-error of another type
    () => <Slot name="test-cards" products="a" />,
    // @ts-expect-error left out
    () => <Slot name="test-cards" />,
    // @ts-expect-error this one takes none
    () => <Slot name="test-line" products={['a']} />,
  ];
  const right = [
    defineRemote({
      name: 'mfe_sweets',
      routes: [],
      slots: { 'test-cards': cards, 'test-line': slot(loadLine) },
    }),
    defineRemote({ name: 'mfe_sweets', routes: [], uses: { 'test-cards': { products: 'string[]' } } }),
    <Slot key="cards" name="test-cards" products={['a']} limit={1} />,
    <Slot key="line" name="test-line">
      {(piece) => <section>{piece}</section>}
    </Slot>,
  ];

  expect([wrong.length, right.length]).toEqual([12, 4]);
});

it('a remote says what its slots take and what it passes', () => {
  const { slots, uses } = defineRemote({
    name: 'mfe_sweets',
    routes: [],
    slots: { 'test-cards': cards },
    uses: { 'test-cards': { products: 'string[]' } },
  });

  expect(slots['test-cards']?.props).toEqual({ products: 'string[]', limit: 'number?' });
  expect(uses).toEqual({ 'test-cards': { products: 'string[]' } });
});
