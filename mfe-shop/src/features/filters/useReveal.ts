import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

type Reveal<T> = {
  ref: RefObject<T | null>;
  /** After the next render: brings the beginning back into view if the visitor has scrolled past it. */
  reveal: () => void;
};

/** For lists that change while the visitor is far down in them: what is new begins above. */
export function useReveal<T extends HTMLElement>(): Reveal<T> {
  const ref = useRef<T>(null);
  const isAboveScreen = useRef(false);
  const isDue = useRef(false);

  // Told by the browser whenever the beginning passes the screen's upper edge: asking it lays the page out.
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => (isAboveScreen.current = (entries.at(-1)?.boundingClientRect.top ?? 0) < 0),
      { rootMargin: '0px 0px -100%' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    if (!isDue.current) return;
    isDue.current = false;
    ref.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  });

  return {
    ref,
    reveal: () => (isDue.current = isAboveScreen.current),
  };
}
