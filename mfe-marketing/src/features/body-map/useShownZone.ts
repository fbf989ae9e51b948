import { useEffect, useRef, useState } from 'react';

/**
 * How long a preview outlives the pointer that left the map, in ms. Within the map it stays until another zone takes
 * its place, so that the card can be reached however slowly (WCAG 1.4.13).
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
 * Which zone's card is open. Pointing previews, choosing pins, Esc clears wherever the focus is.
 * @param initial stands open until the visitor turns to a zone or clears it: it shows what the map is for
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
