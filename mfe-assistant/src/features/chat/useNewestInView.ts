import { useEffect, type RefObject } from 'react';

/**
 * Scrolls a log to its newest message whenever `entries` changes, to the start of one that is taller than the log with
 * what comes below it. It stays in view when the log shrinks, because the draft grew or a keyboard came up, and when cards
 * come below it.
 * @param entries what the log shows; nothing is scrolled while it is empty
 */
export function useNewestInView(ref: RefObject<HTMLElement | null>, entries: readonly unknown[]): void {
  useEffect(() => {
    const log = ref.current;
    if (!log || entries.length === 0) return;
    let shownAt = 0;
    const show = () => {
      const newest = [...log.querySelectorAll('[data-message]')].at(-1);
      // Beyond the end, the browser stops at the end.
      if (newest instanceof HTMLElement) log.scrollTop = newest.offsetTop - 8;
      shownAt = log.scrollTop;
    };
    show();
    const observer = new ResizeObserver(() => {
      const isAtEnd = log.scrollTop + log.clientHeight >= log.scrollHeight - 1;
      // Whoever has scrolled up to read is left alone.
      if (isAtEnd || Math.abs(log.scrollTop - shownAt) < 2) show();
    });
    observer.observe(log);
    for (const part of log.children) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, entries]);
}
