import { useEffect, useRef, type RefObject } from 'react';

/** Whether the visitor has pressed the switch and the other page is still to come. The two pages share no state. */
let isSwitching = false;

/**
 * Keeps the focus on the switch between the areas while one page takes the place of the other. The links ask
 * the shell to leave the place alone (`keepPlace`), but the focused link itself goes away with its page.
 */
export function useAreaSwitch(): { list: RefObject<HTMLUListElement | null>; onSwitch: () => void } {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isSwitching) return;
    isSwitching = false;
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
  }, []);

  return {
    list,
    onSwitch: () => {
      isSwitching = true;
    },
  };
}
