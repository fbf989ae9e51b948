import { useEffect, useRef, useState } from 'react';

/**
 * Time that a preview stays open after the pointer leaves the map, in ms. Inside the map, it stays open until another
 * zone replaces it, so that a slow pointer can also reach the card (WCAG 1.4.13).
 */
const GRACE = 400;

export type ShownZone = {
  /** Zone whose card is open: the pinned one, else the one under the pointer. */
  shown: string | null;
  preview: (id: string) => void;
  endPreview: () => void;
  pin: (id: string) => void;
  clear: () => void;
};

/**
 * Keeps which zone has its card open. Pointing at a zone previews it, choosing a zone pins it, and Esc closes the card
 * wherever the focus is.
 * @param initial id of the zone whose card is open at first, so that visitors see what the map is for
 */
export function useShownZone(initial: string | undefined): ShownZone {
  const [pinned, setPinned] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isCleared, setIsCleared] = useState(false);
  const shown = pinned ?? previewed ?? (isCleared ? null : (initial ?? null));
  const isOpen = shown !== null;

  function clear() {
    clearTimeout(timer.current);
    setPinned(null);
    setPreviewed(null);
    setIsCleared(true);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') clear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return {
    shown,
    preview: (id) => {
      clearTimeout(timer.current);
      setPreviewed(id);
      setIsCleared(true);
    },
    endPreview: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPreviewed(null), GRACE);
    },
    pin: (id) => {
      setPinned(id);
      setIsCleared(true);
    },
    clear,
  };
}
