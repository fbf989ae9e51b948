import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useAppSelector, useAppStore } from '@clinic/shared/store';
import { useEffect } from 'react';

import { selectCart, selectQuantity } from './cartSlice.ts';
import { emptyCart, type CartState } from './cartState.ts';
import { connectCart } from './connectCart.ts';

/**
 * Connects the cart to storage. The store may hold a cart while an area still shows the prerendered empty
 * one.
 * @returns whether the area is hydrated and may show the cart
 */
export function useConnectedCart(): boolean {
  const store = useAppStore();
  useEffect(() => connectCart(store), [store]);
  return useIsHydrated();
}

/** Returns the visitor's cart; before hydration, an empty one. */
export function useCart(): CartState {
  const isHydrated = useConnectedCart();
  const cart = useAppSelector(selectCart);
  return isHydrated ? cart : emptyCart;
}

/** Returns how many units of a product are in the cart; before hydration, 0. */
export function useQuantityInCart(id: string): number {
  const isHydrated = useConnectedCart();
  const quantity = useAppSelector((state) => selectQuantity(state, id));
  return isHydrated ? quantity : 0;
}
