import { useEffect, useState, type RefObject } from 'react';

/**
 * Which of a row's slides can be seen, for the others must not be reached by Tab or by a screen reader.
 * @returns indexes; `null` while they are not known, as far off the screen
 */
export function useVisibleSlides(
  viewport: RefObject<HTMLElement | null>,
  slideClass: string,
  count: number,
): ReadonlySet<number> | null {
  const [visible, setVisible] = useState<ReadonlySet<number> | null>(null);

  useEffect(() => {
    const root = viewport.current;
    if (!root) return;
    const slides = [...root.querySelectorAll(`.${slideClass}`)];
    const update = (entries: readonly IntersectionObserverEntry[]) => {
      setVisible((before) => {
        const now = new Set(before);
        for (const { target, intersectionRatio } of entries) {
          if (intersectionRatio >= 0.5) now.add(slides.indexOf(target));
          else now.delete(slides.indexOf(target));
        }
        return now.size > 0 ? now : null;
      });
    };
    const observer = new IntersectionObserver(update, { root, threshold: 0.5 });
    for (const slide of slides) observer.observe(slide);
    return () => {
      observer.disconnect();
      setVisible(null);
    };
  }, [viewport, slideClass, count]);

  return visible;
}
