import { useLayoutEffect, useRef } from 'react';

/** `view-transition-name` that the pictures of card and panel share during the transition. */
const NAME = 'spa-experience';

const setName = (element: Element | null | undefined, name: string) => {
  if (element instanceof HTMLElement) element.style.viewTransitionName = name;
};

/**
 * Animates the picture of the chosen card into the picture of its panel. Without browser support or with
 * reduced motion the panel changes at once.
 * @param shownId id of the shown experience
 * @returns a function that runs a change of the selection; `from` is the picture in the card
 */
export function useMorph(shownId: string | undefined) {
  const onShown = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    onShown.current?.();
    onShown.current = undefined;
    return () => onShown.current?.();
  }, [shownId]);

  return (id: string, from: Element | null, change: () => void) => {
    // The DOM types always have this function, but browsers without view transitions do not.
    const canMove =
      'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!canMove || id === shownId) {
      change();
      return;
    }
    setName(from, NAME);
    let to: Element | null | undefined;
    const transition = document.startViewTransition(async () => {
      const shown = new Promise<void>((resolve) => {
        onShown.current = resolve;
      });
      change();
      await shown;
      setName(from, '');
      to = document.getElementById(id)?.querySelector('figure > :first-child');
      setName(to, NAME);
    });
    const tidyUp = () => {
      setName(from, '');
      setName(to, '');
    };
    // The browser skips a transition if another one starts or the tab is hidden.
    transition.ready.catch(() => {});
    void transition.finished.then(tidyUp, tidyUp);
  };
}
