import { useAppSelector, useAppStore } from '@tesela/core/store';
import { useEffect } from 'react';

import { selectCart, selectQuantity } from './cartSlice.ts';
import type { CartState } from './cartState.ts';
import { connectCart } from './connectCart.ts';

/** Connects the cart to storage. */
export function useConnectedCart(): void {
  const store = useAppStore();
  useEffect(() => connectCart(store), [store]);
}

/** Returns the visitor's cart; before hydration, an empty one. */
export function useCart(): CartState {
  useConnectedCart();
  return useAppSelector(selectCart);
}

/** Returns how many units of a product are in the cart; before hydration, 0. */
export function useQuantityInCart(id: string): number {
  useConnectedCart();
  return useAppSelector((state) => selectQuantity(state, id));
}
