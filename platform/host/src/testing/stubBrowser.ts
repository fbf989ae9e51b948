import { vi, type Mock } from 'vitest';

/** Stubs browser APIs that jsdom lacks. @param media whether a media query matches */
export function stubBrowser({ media = () => false }: { media?: (query: string) => boolean } = {}): {
  scrollIntoView: Mock;
} {
  class NoResizeObserver {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', NoResizeObserver);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: media(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  return { scrollIntoView };
}
