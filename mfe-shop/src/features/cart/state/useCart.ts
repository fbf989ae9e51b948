import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useAppSelector, useAppStore } from '@clinic/shared/store';
import { useEffect } from 'react';

import { selectCart, selectQuantity } from './cartSlice.ts';
import { emptyCart, type CartState } from './cartState.ts';
import { connectCart } from './connectCart.ts';

/** The store may hold the visitor's cart already when an area's prerendered HTML still shows an empty one. */
export function useConnectedCart(): boolean {
  const store = useAppStore();
  useEffect(() => connectCart(store), [store]);
  return useIsHydrated();
}

/** The visitor's cart. */
export function useCart(): CartState {
  const isHydrated = useConnectedCart();
  const cart = useAppSelector(selectCart);
  return isHydrated ? cart : emptyCart;
}

/** How many of a product the visitor has in the cart. */
export function useQuantityInCart(id: string): number {
  const isHydrated = useConnectedCart();
  const quantity = useAppSelector((state) => selectQuantity(state, id));
  return isHydrated ? quantity : 0;
}
