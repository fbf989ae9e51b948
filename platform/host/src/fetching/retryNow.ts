const RETRY_NOW = 'tesela:retry-now';

/** Aborts all pending attempts and delays and starts new attempts, because the visitor asks for it. */
export const retryNow = (): void => void window.dispatchEvent(new Event(RETRY_NOW));

/** Calls back when the visitor asks for another attempt, or the connection is back. */
export function onRetryNow(listener: () => void, signal: AbortSignal): void {
  // There is no window while prerendering.
  if (typeof window === 'undefined') return;
  for (const type of [RETRY_NOW, 'online']) window.addEventListener(type, listener, { signal });
}
