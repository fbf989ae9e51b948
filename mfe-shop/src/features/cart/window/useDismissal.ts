import { useEffect, useEffectEvent, type RefObject } from 'react';

type Dismissal = {
  /** Elements in this area count as inside the window. */
  area: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** The visitor clicked or focused something outside. The focus must stay there. */
  onLeave: () => void;
  onEscape: () => void;
};

/** Closes a non-modal window when the visitor clicks or focuses something outside or presses Esc. */
export function useDismissal({ area, isOpen, onLeave, onEscape }: Dismissal): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !area.current?.contains(target)) onLeave();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });

  useEffect(() => {
    if (!isOpen) return;
    // It also closes on focus: an open window could cover the element that a keyboard user has focused.
    document.addEventListener('mousedown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('mousedown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen]);
}
