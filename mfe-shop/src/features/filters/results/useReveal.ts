import { useLayoutEffect, useRef, type RefObject } from 'react';

type Reveal<T> = {
  ref: RefObject<T | null>;
  /** After the next render, scrolls the start of the list into view if it is above the screen. */
  reveal: () => void;
};

/** For long lists that change while the visitor is far down: the new content starts at the top. */
export function useReveal<T extends HTMLElement>(): Reveal<T> {
  const ref = useRef<T>(null);
  const isDue = useRef(false);

  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  return {
    ref,
    reveal: () => (isDue.current = (ref.current?.getBoundingClientRect().top ?? 0) < 0),
  };
}
