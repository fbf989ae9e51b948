import { useLayoutEffect, useRef } from 'react';

/** Name that ties the picture of the card to the one of the panel while one becomes the other. */
const NAME = 'spa-experience';

const setName = (element: Element | null | undefined, name: string) => {
  if (element instanceof HTMLElement) element.style.viewTransitionName = name;
};

/**
 * Lets the picture of the chosen card grow into that of its panel, where the browser can and the visitor does not
 * ask for less motion. Elsewhere the panel changes at once.
 * @param shownId experience on the screen
 * @returns runs a change of the selection; `from` is the picture in the card
 */
export function useMorph(shownId: string | undefined) {
  const onShown = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    onShown.current?.();
    onShown.current = undefined;
    return () => onShown.current?.();
  }, [shownId]);

  return (id: string, from: Element | null, change: () => void) => {
    // Browsers without view transitions lack the function, whatever the DOM's types say.
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
    // The browser skips a transition that another one overtakes, or that happens in a hidden tab.
    transition.ready.catch(() => {});
    void transition.finished.then(tidyUp, tidyUp);
  };
}
