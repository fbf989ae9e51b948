import { useEffect, type RefObject } from 'react';

const isOffScreen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom < 0 || top > window.innerHeight;
};

/**
 * Marks the items of a list that are off the screen, once they were laid out and their sizes are known, by
 * `data-skipping`, for `content-visibility`. Those in sight stay as they are: to start skipping there is to move, as far
 * as the browser's count of layout shifts goes.
 */
export function useSkipping(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const items = [...(list.current?.children ?? [])].filter(isOffScreen);
        for (const item of items) item.setAttribute('data-skipping', '');
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [list]);
}
