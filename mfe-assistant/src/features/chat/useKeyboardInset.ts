import { useEffect, type RefObject } from 'react';

/**
 * Sets `--keyboard` of an element to the height that an on-screen keyboard covers. Phones show the keyboard
 * over the page, where it would hide what is fixed to the bottom.
 */
export function useKeyboardInset(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      const { height, offsetTop, scale } = viewport;
      // On a zoomed page the visual viewport is smaller even without a keyboard.
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
