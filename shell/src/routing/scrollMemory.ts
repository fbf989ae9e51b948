const STORAGE_KEY = 'clinic.scroll';

let positions: Record<string, number> = {};
let currentKey = 'default';

function read(): Record<string, number> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function keep(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is full or forbidden: going back then starts at the top, nothing else is lost.
  }
}

/**
 * Remembers how far each entry of the history was scrolled. The browser's own memory acts before
 * the page of the entry is back on the screen; a reload is left to the browser.
 */
export const scrollMemory = {
  start(key: string): void {
    positions = read();
    currentKey = key;
    history.scrollRestoration = 'manual';
    addEventListener('scroll', () => (positions[currentKey] = window.scrollY), { passive: true });
    addEventListener('pagehide', () => {
      history.scrollRestoration = 'auto';
      keep();
    });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  },
  enter(key: string): void {
    currentKey = key;
  },
  restore(key: string): void {
    const top = Number(positions[key]);
    window.scrollTo({ top: Number.isFinite(top) ? top : 0, behavior: 'instant' });
  },
};
