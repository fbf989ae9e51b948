import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the heading of a section and focuses it when the visitor comes from another section. The links
 * between sections set `keepPlace`, so that the shell does not scroll: it would scroll to the top, where on a
 * phone the hero hides the change.
 * @returns the ref for the heading
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
