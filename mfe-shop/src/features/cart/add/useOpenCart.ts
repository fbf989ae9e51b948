import { useNavigateTo } from '@tesela/core/navigation';

import { CART_ID, paths } from '#paths.ts';

/** Returns a function that opens the floating cart. A page without one is left for the shop's. */
export function useOpenCart(): () => void {
  const navigateTo = useNavigateTo();
  return () => {
    // The cart is another area of the page, so its button is clicked.
    const toggle = document.getElementById(CART_ID);
    if (!toggle) navigateTo(paths.cart);
    else if (toggle.ariaExpanded !== 'true') toggle.click();
  };
}
