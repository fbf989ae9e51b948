import { useEffect, useEffectEvent, type RefObject } from 'react';

type Dismissal = {
  /** Everything that counts as inside. */
  area: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** A press or the focus went elsewhere: leave the focus where the visitor took it. */
  onLeave: () => void;
  onEscape: () => void;
};

/** Closes a non-modal window when the visitor turns to something else or presses Esc. */
export function useDismissal({ area, isOpen, onLeave, onEscape }: Dismissal): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !area.current?.contains(target)) onLeave();
  });
  const escape = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') onEscape();
  });

  useEffect(() => {
    if (!isOpen) return;
    // The focus moves as well: a window left open would cover what a keyboard user has come to.
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
