import { useCurrentPath } from '@clinic/shared/navigation';
import { useEffect } from 'react';

/**
 * Opens the `details` element that the URL's hash names: on arrival and whenever the hash changes.
 * In an effect, because the server knows no hash: the first render shows every item closed, as prerendered.
 */
export function useOpenFromHash(): void {
  const { hash } = useCurrentPath();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash]);
}
