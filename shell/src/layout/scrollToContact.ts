import { useCurrentPath, type PlaceState } from '@clinic/shared/navigation';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { CONTACT_ID } from '#paths.ts';
import { renderFarSections } from '#routing/scrollMemory.ts';

/** Delay before scrolling, in ms: the menu must close first. */
const SCROLL_DELAY = 100;

/** Scrolls to the footer and focuses its heading after a short delay. @returns the timer */
export function scrollToContact(): number {
  return window.setTimeout(() => {
    const footer = document.getElementById(CONTACT_ID);
    renderFarSections();
    const hasReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    footer?.scrollIntoView({ behavior: hasReducedMotion ? 'auto' : 'smooth' });
    footer?.querySelector('h2')?.focus({ preventScroll: true });
  }, SCROLL_DELAY);
}

/** Scrolls to the footer when `ContactLink` has led to the home page. */
export function useScrollToContact(): void {
  const { path } = useCurrentPath();
  const location = useLocation();
  const cameByLink = (location.state as PlaceState | null)?.keepPlace ?? false;
  const isArrival = cameByLink && path === '/' && location.hash === `#${CONTACT_ID}`;

  useEffect(() => {
    if (!isArrival) return;
    const timer = scrollToContact();
    return () => clearTimeout(timer);
  }, [isArrival, location.key]);
}
