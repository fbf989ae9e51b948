import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** From this width on the links stand in the bar; Navbar.module.css has the same number. */
const WIDE = '(width >= 76em)';

export type MobileMenu = {
  isOpen: boolean;
  /**
   * Whether what the menu covers is out of reach. A frame after the menu, for `inert` is a new style for every element of
   * the page. Going elsewhere ends it at once: the next page takes the focus.
   */
  coversPage: boolean;
  open: () => void;
  close: () => void;
};

/** The full-height menu of small screens: the page behind stays still, and going anywhere closes it. */
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
    document.documentElement.style.overflow = 'hidden';
    return () => {
      wide.removeEventListener('change', close);
      document.removeEventListener('keydown', closeOnEscape);
      document.documentElement.style.overflow = '';
    };
  }, [isOpen]);

  return { isOpen, coversPage, open: () => setOpenedAt(key), close: () => setOpenedAt(null) };
}
