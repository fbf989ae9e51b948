import { useCurrentPath, type PlaceState } from '@clinic/shared/navigation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { CONTACT_ID } from '#paths.ts';

/** Wait before the footer is scrolled to, in ms. */
const SCROLL_DELAY = 100;

/** Scrolls to the footer and puts the focus on its heading, once the menu is closed and the page stands. */
export function scrollToContactSoon(): number {
  return window.setTimeout(() => {
    const footer = document.getElementById(CONTACT_ID);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    footer?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
    footer?.querySelector('h2')?.focus({ preventScroll: true });
  }, SCROLL_DELAY);
}

/** Scrolls to the footer after the navbar's Contacto entry brought the visitor home. */
export function useContactArrival(): void {
  const { path } = useCurrentPath();
  const location = useLocation();
  const cameByLink = (location.state as PlaceState | null)?.keepPlace ?? false;
  const isArrival = cameByLink && path === '/' && location.hash === `#${CONTACT_ID}`;

  useEffect(() => {
    if (!isArrival) return;
    const timer = scrollToContactSoon();
    return () => clearTimeout(timer);
  }, [isArrival, location.key]);
}
