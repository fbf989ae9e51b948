const RETRY_NOW = 'clinic:retry-now';

/** Whatever waits or hangs is tried again now: the visitor asks for it. */
export const retryNow = (): void => void window.dispatchEvent(new Event(RETRY_NOW));

/** Calls back when the visitor asks for another attempt, or the connection is back. */
export function onRetryNow(listener: () => void, signal: AbortSignal): void {
  // Not while prerendering.
  if (typeof window === 'undefined') return;
  for (const type of [RETRY_NOW, 'online']) window.addEventListener(type, listener, { signal });
}
