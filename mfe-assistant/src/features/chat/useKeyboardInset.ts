import { useEffect, type RefObject } from 'react';

/**
 * Keeps `--keyboard` of an element at the height that an on-screen keyboard covers: phones lay it over the page,
 * and what is fixed to the bottom would be under it.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { height, offsetTop, scale } = viewport;
      // Zoomed in, the visual viewport is small for another reason.
      const covered = scale > 1 ? 0 : Math.max(0, window.innerHeight - height - offsetTop);
      ref.current?.style.setProperty('--keyboard', `${Math.round(covered)}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [ref]);
}
