import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a log to the start of its newest message whenever `entries` changes. The message stays in view when
 * the log shrinks (a longer draft, a keyboard) and when cards appear below it.
 * @param entries what the log shows; nothing is scrolled while it is empty
 */
export function useNewestInView(ref: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useEffect(() => {
    const log = ref.current;
    if (!log || entries.length === 0) return;
    let shownAt = 0;
    const show = () => {
      const newest = [...log.querySelectorAll('[data-message]')].at(-1);
      // A position beyond the end scrolls to the end.
      if (newest instanceof HTMLElement) log.scrollTop = newest.offsetTop - 8;
      shownAt = log.scrollTop;
    };
    show();
    const observer = new ResizeObserver(() => {
      const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
      // A visitor who has scrolled up to read is not scrolled back.
      if (isAtEnd || Math.abs(log.scrollTop - shownAt) < 2) show();
    });
    observer.observe(log);
    for (const part of log.children) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, entries]);
}
