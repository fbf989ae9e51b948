import { useEffect, useRef, type RefObject } from 'react';

/**
 * True from the press on the switch until the other page is shown. It is a module variable, because the two pages share
 * no state.
 */
let isSwitching = false;

/**
 * Keeps the focus on the switch between the areas when one page replaces the other. The links ask the shell to keep the
 * scroll position (`keepPlace`), but the focused link is removed with its page.
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
