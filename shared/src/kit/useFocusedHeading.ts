import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a heading, which needs `tabIndex={-1}`, when it appears and when its step changes: what stands there
 * has replaced what the visitor was at.
 * @returns the ref of the heading
 */
export function useFocusedHeading(step?: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);
  return heading;
}
