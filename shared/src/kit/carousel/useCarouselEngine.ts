import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

import type { CarouselEngine } from './carouselEngine.ts';

type Options = {
  viewport: RefObject<HTMLElement | null>;
  rowClass: string;
  slideClass: string;
  count: number;
};

/** Loads Swiper on demand and keeps it in step with the slides. While it is away, or never comes, the row scrolls. */
export function useCarouselEngine({ viewport, rowClass, slideClass, count }: Options) {
  const engine = useRef<CarouselEngine>(null);
  const loading = useRef<Promise<CarouselEngine | null>>(null);
  const [isReady, setIsReady] = useState(false);
  // Nothing until the first turn, so that nothing is announced on arrival.
  const [current, setCurrent] = useState<number | null>(null);

  /** @returns `null` when Swiper can't be fetched or the carousel is gone; the next call tries again */
  const load = useCallback((): Promise<CarouselEngine | null> => {
    const start = async () => {
      try {
        const { startEngine } = await import('./carouselEngine.ts');
        if (!viewport.current) return null;
        engine.current ??= startEngine({
          viewport: viewport.current,
          rowClass,
          slideClass,
          onTurn: setCurrent,
        });
        setIsReady(true);
        return engine.current;
      } catch {
        return null;
      } finally {
        loading.current = null;
      }
    };
    if (engine.current) return Promise.resolve(engine.current);
    return (loading.current ??= start());
  }, [viewport, rowClass, slideClass]);

  const turn = useCallback(
    async (direction: 'next' | 'previous') => {
      const running = await load();
      if (running) running[direction]();
      else if (viewport.current) scrollRow(viewport.current, direction);
    },
    [load, viewport],
  );

  useEffect(
    () => () => {
      engine.current?.destroy();
      engine.current = null;
      setIsReady(false);
    },
    [],
  );

  useEffect(() => engine.current?.update(), [count]);

  return { load, turn, isReady, current };
}

function scrollRow(viewport: HTMLElement, direction: 'next' | 'previous') {
  const slide = viewport.firstElementChild?.firstElementChild?.clientWidth ?? viewport.clientWidth;
  viewport.scrollBy({ left: direction === 'next' ? slide : -slide });
}
