import { useCurrentPath } from '@clinic/shared/navigation';
import { useEffect } from 'react';

/**
 * Gives the focus to the service that the URL names when the site opens at it. The browser itself only scrolls there;
 * links inside the site are the shell's to look after.
 */
export function useServiceArrival(ids: readonly string[]): void {
  const { hash } = useCurrentPath();

  useEffect(() => {
    const id = ids.find((item) => `#${item}` === hash);
    // Whoever has begun to use the page is not called away from there.
    if (id && document.activeElement === document.body) {
      document.getElementById(id)?.focus({ preventScroll: true });
    }
    // On arrival only: later changes of the hash are links inside the site.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
