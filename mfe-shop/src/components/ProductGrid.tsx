import { memo, useDeferredValue, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';

import type { ProductSummary } from '#content/types.ts';

import styles from './ProductGrid.module.css';
import { useSkipping } from './useSkipping.ts';

type Props = {
  products: readonly ProductSummary[];
  /** How many of them to show; default: all. */
  shown?: number;
  /** What is shown is not the last word. */
  isBusy?: boolean;
  /** The list is that of a search, which changes with every letter: cards off the screen are not laid out. */
  isSearch?: boolean;
  /** The visitor is typing: new cards below the screen wait until they pause. */
  isHeld?: boolean;
  /** Must be stable: a product is rendered anew only when it or this is another. */
  render: (product: ProductSummary) => ReactNode;
};

/** Cards that a phone makes within a frame or two; they fill the screen. */
const AT_ONCE = 6;

/** Cards that wait unseen for the visitor to want them again. */
const MAX_KEPT = 144;

type ItemProps = { product: ProductSummary; render: Props['render'] };

const Item = memo(function Item({ product, render }: ItemProps) {
  return render(product);
});

/**
 * Cards of products, made for lists that change with every letter that the visitor types. To make a card takes
 * a hundred times longer than to hide it: cards are kept, and of the new ones those below the screen follow
 * when the visitor leaves the time.
 */
export function ProductGrid({
  products,
  shown = products.length,
  isBusy = false,
  isSearch = false,
  isHeld = false,
  render,
}: Props) {
  const list = useRef<HTMLUListElement>(null);
  useSkipping(list);
  const [kept] = useState(() => new Map<string, ProductSummary>());
  const wanted = useMemo(() => products.slice(0, shown), [products, shown]);
  const canMakeAll = useDeferredValue(isHeld ? null : wanted) === wanted;
  const visible = wanted.filter(({ id }, place) => place < AT_ONCE || canMakeAll || kept.has(id));
  const ids = new Set(visible.map(({ id }) => id));
  const hidden = [...kept.values()].filter(({ id }) => !ids.has(id));
  // Where it can be, each stays in its place: a card that moves in the document is laid out anew.
  const inPlace = [
    ...new Map([...kept, ...visible.map((product) => [product.id, product] as const)]).values(),
  ];
  const isInOrder = inPlace
    .filter(({ id }) => ids.has(id))
    .every(({ id }, place) => id === visible[place]?.id);

  useLayoutEffect(() => {
    for (const product of visible) kept.set(product.id, product);
    for (const { id } of hidden.slice(0, Math.max(0, kept.size - MAX_KEPT))) kept.delete(id);
  });

  return (
    <ul
      ref={list}
      aria-busy={isBusy || undefined}
      hidden={visible.length === 0}
      className={isSearch ? `${styles.grid} ${styles.search}` : styles.grid}
    >
      {(isInOrder ? inPlace : [...visible, ...hidden]).map((product) => (
        <li key={product.id} hidden={!ids.has(product.id)}>
          <Item product={product} render={render} />
        </li>
      ))}
    </ul>
  );
}
