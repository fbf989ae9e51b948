import { useAppSelector, useAppStore } from '@clinic/shared/store';
import { useEffect, useSyncExternalStore } from 'react';

import { emptyCart, selectCart, selectQuantity, type CartState } from './cartSlice.ts';
import { connectCart } from './connectCart.ts';

const neverChanges = () => () => {};

/**
 * False on the server and while React hydrates the caller. Areas hydrate at different times, so the
 * store may hold the visitor's cart already when the prerendered HTML still shows an empty one.
 */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

function useConnectedCart(): boolean {
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
export function useQuantityInCart(name: string): number {
  const isHydrated = useConnectedCart();
  const quantity = useAppSelector((state) => selectQuantity(state, name));
  return isHydrated ? quantity : 0;
}
