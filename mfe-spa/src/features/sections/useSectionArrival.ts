import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the heading of a section into view, and the focus to it, when the visitor comes from another
 * section. The links inside the spa ask the shell to keep its hands off (`keepPlace`): it would
 * scroll to the top of the page, where on a phone the hero hides that anything has changed.
 */
export function useSectionArrival(sectionId: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownId = useRef(sectionId);

  useEffect(() => {
    if (shownId.current === sectionId) return;
    shownId.current = sectionId;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [sectionId]);

  return heading;
}
