import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Returns the share of an element's area that another element covers, from 0 to 1. */
function shareUnder(element: Element, cover: Element): number {
  const a = element.getBoundingClientRect();
  const b = cover.getBoundingClientRect();
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? (width * height) / (a.width * a.height) : 0;
}

type Options = { area: RefObject<HTMLElement | null>; isOpen: boolean; onLeave: () => void };

/**
 * Closes a floating window when the focus moves to an element that it covers: an element of the page, or
 * another floating window in the same corner. It stays open for elements beside it, modal dialogs and the
 * menu.
 */
export function useGiveWay({ area, isOpen, onLeave }: Options): void {
  const look = useEffectEvent(() => {
    const { activeElement: focused } = document;
    const cover = area.current?.querySelector('dialog');
    if (!focused || !cover || area.current?.contains(focused)) return;
    if (cover.closest('[inert]') || focused.closest(':modal')) return;
    if (shareUnder(focused.closest('dialog') ?? focused, cover) > 0.5) onLeave();
  });

  useEffect(() => {
    if (!isOpen) return;
    let frame = 0;
    // The browser scrolls the focused element into view after the event `focusin`, so the check waits for a
    // frame.
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    document.addEventListener('focusin', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', lookSoon);
    };
  }, [isOpen]);
}
