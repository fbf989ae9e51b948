import { BESIDE_ID } from '@tesela/host/parts';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** From this width on the bar shows the links; Navbar.module.css has the same number. */
const WIDE = '(width >= 76em)';

export type MobileMenu = {
  isOpen: boolean;
  /**
   * Whether the rest of the page is inert. It is deferred, because `inert` recalculates the style of every element.
   * Navigation ends it at once, because the next page takes the focus.
   */
  coversPage: boolean;
  open: () => void;
  close: () => void;
};

/** State of the full-height menu on small screens. Navigation closes it. */
export function useMobileMenu(): MobileMenu {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const coversPage = useDeferredValue(openedAt) === key;

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenedAt(null);
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && close();
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen]);

  useEffect(() => {
    if (!coversPage) return;
    const beside = document.getElementById(BESIDE_ID);
    beside?.toggleAttribute('inert', true);
    return () => void beside?.toggleAttribute('inert', false);
  }, [coversPage]);

  return { isOpen, coversPage, open: () => setOpenedAt(key), close: () => setOpenedAt(null) };
}
