import { useLayoutEffect, useRef, type RefObject } from 'react';

type Reveal<T> = {
  ref: RefObject<T | null>;
  /** After the next render: brings the beginning back into view if the visitor has scrolled past it. */
  reveal: () => void;
};

/** For lists that change while the visitor is far down in them: what is new begins above. */
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
