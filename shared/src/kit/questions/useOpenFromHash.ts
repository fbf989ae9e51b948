import { useCurrentPath } from '@tesela/core/navigation';
import { useEffect } from 'react';

/**
 * Opens the `details` that the URL's hash names, and those around it: on arrival and whenever the hash changes.
 * In an effect, because the server knows no hash: the first render shows every item closed, as prerendered.
 */
export function useOpenFromHash(): void {
  const { hash } = useCurrentPath();
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    const around = folded.filter((details) => details.contains(target));
    for (const details of around) details.open = true;
    // What was folded away had no place that the arrival could scroll to.
    if (around.some((details) => details !== target)) target?.scrollIntoView();
  }, [hash]);
}
