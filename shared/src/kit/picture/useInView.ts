import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in the window.
 * @param margin how far outside still counts, as a CSS margin
 */
export function useInView(ref: RefObject<Element | null>, margin = '0px'): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, margin]);

  return isInView;
}
