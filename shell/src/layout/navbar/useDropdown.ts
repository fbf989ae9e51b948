import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

type Open = {
  /** Path of the entry. */
  name: string;
  /** A dropdown opened by hovering closes when the pointer leaves; one opened by a press stays open. */
  by: 'hover' | 'press';
  /** Key of the history entry on which it was opened; on any other it is closed. */
  at: string;
};

export type Dropdown = {
  isOpen: (name: string) => boolean;
  toggle: (name: string) => void;
  enter: (name: string) => void;
  leave: (name: string) => void;
  close: () => void;
};

/** Which dropdown of the navbar is open: one at most. Esc, a press elsewhere and navigation close it. */
export function useDropdown(list: RefObject<HTMLElement | null>): Dropdown {
  const { key } = useLocation();
  const [state, setState] = useState<Open | null>(null);
  const open = state?.at === key ? state : null;
  const close = () => setState(null);

  // What the pointer has opened by CSS before React stays open.
  useLayoutEffect(() => {
    const name = list.current?.querySelector<HTMLElement>('[data-dropdown]:hover')?.dataset.dropdown;
    if (name) setState({ name, by: 'hover', at: key });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it is hydrated
  }, []);

  useEffect(() => {
    if (!open) return;
    const item = list.current?.querySelector(`[data-dropdown="${open.name}"]`);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (item?.contains(document.activeElement)) item.querySelector('button')?.focus();
      setState(null);
    };
    const closeOnPressElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !item?.contains(event.target)) setState(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressElsewhere);
    };
  }, [open, list]);

  return {
    isOpen: (name) => open?.name === name,
    toggle: (name) =>
      setState(open?.name === name && open.by === 'press' ? null : { name, by: 'press', at: key }),
    enter: (name) => open?.name !== name && setState({ name, by: 'hover', at: key }),
    leave: (name) => open?.name === name && open.by === 'hover' && close(),
    close,
  };
}
