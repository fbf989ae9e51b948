import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useCurrentPath, useNavigateTo, type SitePath } from '@tesela/core/navigation';

import { cartKinds, parseCartLink, type SharedCart } from '../order/cartLink.ts';

/** Returns the cart of the opened link until the visitor answers. `forget` removes it from the URL. */
export function useSharedCart(): { shared: SharedCart | null; forget: () => void } {
  const { path, search } = useCurrentPath();
  const isHydrated = useIsHydrated();
  const navigateTo = useNavigateTo();

  function forget() {
    const params = new URLSearchParams(search);
    for (const kind of cartKinds) params.delete(kind);
    // A page path with a query is still a site path.
    navigateTo((path + (params.size > 0 ? `?${params}` : '')) as SitePath, {
      replace: true,
      keepPlace: true,
    });
  }

  return { shared: isHydrated ? parseCartLink(search) : null, forget };
}
