const STORAGE_KEY = 'clinic.scroll';

let positions: Record<string, number> = {};
let currentKey: string | null = null;
let isReloading = false;

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

function rememberPosition(): void {
  if (currentKey !== null) positions[currentKey] = window.scrollY;
}

function start(): void {
  positions = read();
  history.scrollRestoration = 'manual';
  addEventListener('scroll', rememberPosition, { passive: true });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
  addEventListener('pagehide', () => {
    if (!isReloading) history.scrollRestoration = 'auto';
    keep();
  });
}

/**
 * Remembers how far each entry of the history was scrolled. The browser's own memory acts before
 * the page of the entry is back on the screen; a reload is left to the browser.
 */
export const scrollMemory = {
  /**
   * Says which entry of the history is on the screen.
   * @returns whether the visitor came there from another entry of this document
   */
  enter(key: string): boolean {
    const hasMoved = currentKey !== null && currentKey !== key;
    if (currentKey === null) {
      const isUnseen = history.scrollRestoration === 'manual';
      start();
      if (isUnseen && key in positions) this.restore(key);
    }
    currentKey = key;
    return hasMoved;
  },
  /** Loads the page of the address bar, which is not on the screen yet: the browser knows only how far the one before was. */
  reload(): void {
    isReloading = true;
    location.reload();
  },
  restore(key: string): void {
    const top = Number(positions[key]);
    // What is far and skipped only guesses its height, and what the visitor left would stand elsewhere.
    if (top > 0) document.documentElement.style.setProperty('--far', 'visible');
    window.scrollTo({ top: Number.isFinite(top) ? top : 0, behavior: 'instant' });
  },
};
