import { useCallback, useRef, type RefObject } from 'react';

export type Direction = 'next' | 'previous';

/** Turns a row that scrolls and snaps by one slide; the first follows the last. */
export function useTurns(viewport: RefObject<HTMLElement | null>) {
  // Where a turn under way goes to: the next one goes on from there.
  const aim = useRef<number>(null);

  const turn = useCallback(
    (direction: Direction) => {
      const row = viewport.current;
      const slide = row?.firstElementChild?.firstElementChild;
      if (!row || !slide) return;
      const width = slide.clientWidth;
      const last = Math.round((row.scrollWidth - row.clientWidth) / width);
      const from = aim.current ?? Math.round(row.scrollLeft / width);
      const to = direction === 'next' ? from + 1 : from - 1;
      aim.current = to > last ? 0 : to < 0 ? last : to;
      row.scrollTo({ left: aim.current * width });
    },
    [viewport],
  );

  /** For when the row rests, or the visitor scrolls it. */
  const endTurn = useCallback(() => (aim.current = null), []);

  return { turn, endTurn };
}
