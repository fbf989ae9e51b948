import { useCurrentPath } from '@tesela/core/navigation';
import { useEffect } from 'react';

/**
 * Moves the focus to the service that the URL names when the site opens at it, because the browser only scrolls there.
 * The shell moves the focus for links inside the site.
 * @param ids anchors of the services on the page
 */
export function useServiceArrival(ids: readonly string[]): void {
  const { hash } = useCurrentPath();

  useEffect(() => {
    const id = ids.find((item) => `#${item}` === hash);
    // The focus stays where it is if the visitor already uses the page.
    if (id && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
    // The effect runs only on arrival, because later changes of the hash come from links inside the site.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
