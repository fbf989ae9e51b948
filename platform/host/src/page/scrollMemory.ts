const STORAGE_KEY = 'tesela.scroll';

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

function save(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Storage is full or not allowed: after a reload, going back starts at the top.
  }
}

function rememberPosition(): void {
  if (currentKey !== null) positions[currentKey] = window.scrollY;
}

/** Before scrolling to a place: what `content-visibility` has not rendered yet has an estimated height. */
export function renderFarSections(isRendered = true): void {
  const { style } = document.documentElement;
  if (isRendered) style.setProperty('--far', 'visible');
  else style.removeProperty('--far');
}

/**
 * Remembers the scroll position of every history entry. The browser would restore it before the page of the entry is
 * on the screen. Only after a reload the browser restores it.
 */
export const scrollMemory = {
  /** @param key of the history entry with which the document was loaded */
  start(key: string): void {
    const isUnseen = history.scrollRestoration === 'manual';
    positions = read();
    history.scrollRestoration = 'manual';
    addEventListener('scroll', rememberPosition, { passive: true });
    addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
    addEventListener('pagehide', () => {
      if (!isReloading) history.scrollRestoration = 'auto';
      save();
    });
    if (isUnseen && key in positions) this.restore(key);
    currentKey = key;
  },
  /** Call it before another entry is shown: the event of the last movement may not have come yet. */
  leave: rememberPosition,
  enter(key: string): void {
    currentKey = key;
  },
  /** Loads the document of the address bar. The browser must not restore the position of the previous page there. */
  reload(): void {
    isReloading = true;
    location.reload();
  },
  restore(key: string): void {
    const top = Number(positions[key]);
    if (top > 0) renderFarSections();
    window.scrollTo({ top: Number.isFinite(top) ? top : 0, behavior: 'instant' });
  },
};
