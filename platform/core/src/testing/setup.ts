import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';

afterEach(cleanup);

// Nobody measures time here, and the journeys run beside.
configure({ asyncUtilTimeout: 30_000 });

// All files of a package are tested on one page: each leaves it as it found it. What a module listens to once, when it
// is imported, stays.
const listen = window.addEventListener;
const listened: Parameters<typeof listen>[] = [];
beforeAll(() => {
  window.addEventListener = (...listener: Parameters<typeof listen>) => {
    listened.push(listener);
    listen(...listener);
  };
});
afterAll(() => {
  vi.useRealTimers();
  window.addEventListener = listen;
  for (const listener of listened) window.removeEventListener(...listener);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

// jsdom has no modal dialogs: this much of them is what components rely on. Focus is tested in Chromium.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Nor layout: nothing is ever in view and no media query matches, unless a test says so (fakeViewport.ts).
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};
globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
