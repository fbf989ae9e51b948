import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@clinic/shared/navigation';

import { cartKinds, parseCartLink, type SharedCart } from '../order/cartLink.ts';

/** What the link that the visitor opened brings along, until they have answered; then the URL names it no more. */
export function useSharedCart(): { shared: SharedCart | null; forget: () => void } {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();

  function forget() {
    const params = new URLSearchParams(search);
    for (const kind of cartKinds) params.delete(kind);
    // The pathname of a page, and a query.
    navigateTo((path + (params.size > 0 ? `?${params}` : '')) as SitePath, {
      replace: true,
      keepPlace: true,
    });
  }

  return { shared: isHydrated ? parseCartLink(search) : null, forget };
}
