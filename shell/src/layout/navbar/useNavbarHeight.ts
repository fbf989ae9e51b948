import { useEffect, type RefObject } from 'react';

const PROPERTY = '--navbar-height';

/** Height that the styles go by now, in px. */
function published(root: HTMLElement): number {
  const style = getComputedStyle(root);
  const height = style.getPropertyValue(PROPERTY);
  return parseFloat(height) * (height.endsWith('rem') ? parseFloat(style.fontSize) : 1);
}

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
      const height = element.offsetHeight;
      // Every element inherits it: setting it to what it is would be a new style for all of them.
      if (height !== published(root)) root.style.setProperty(PROPERTY, `${height}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.style.removeProperty(PROPERTY);
    };
  }, [header]);
}
