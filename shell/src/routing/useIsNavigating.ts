import { liesOver, useAddress } from '@clinic/shared/navigation';
import { useLocation } from 'react-router-dom';

/** Whether the page of the address bar is not on the screen yet. */
export function useIsNavigating(): boolean {
  const page = useLocation();
  const address = useAddress();
  return address !== null && address.pathname !== page.pathname && !liesOver(address, page);
}
