import { useEffect, useRef, useState } from 'react';

/** How long a preview outlives the pointer, in ms: enough to reach the link in the card. */
const GRACE = 400;

export type ShownZone = {
  /** Zone whose card is open: the pinned one, else the one under the pointer. */
  shown: string | null;
  preview: (id: string) => void;
  endPreview: () => void;
  pin: (id: string) => void;
  clear: () => void;
};

/** Which zone's card is open. Pointing previews, choosing pins, Esc clears wherever the focus is. */
export function useShownZone(): ShownZone {
  const [pinned, setPinned] = useState<string | null>(null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = pinned ?? previewed;
  const isOpen = shown !== null;

  function clear() {
    clearTimeout(timer.current);
    setPinned(null);
    setPreviewed(null);
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
    },
    endPreview: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setPreviewed(null), GRACE);
    },
    pin: setPinned,
    clear,
  };
}
