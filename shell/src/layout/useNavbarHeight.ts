import { useEffect, type RefObject } from 'react';

const PROPERTY = '--navbar-height';

/**
 * Publishes the header's measured height, in px, for whatever sticks below it or scrolls to an anchor.
 * The stylesheet's own value is the same unless text is enlarged, so measuring moves nothing.
 */
export function useNavbarHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty(PROPERTY, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(PROPERTY);
    };
  }, [header]);
}
