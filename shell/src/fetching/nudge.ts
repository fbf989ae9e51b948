const nudges = new EventTarget();

/** Whatever waits or hangs is tried again now: the visitor asks for it, or the connection is back. */
export const nudge = (): void => void nudges.dispatchEvent(new Event('nudge'));

export function onNudge(listener: () => void, options: { signal?: AbortSignal; once?: boolean } = {}): void {
  nudges.addEventListener('nudge', listener, options);
}

// Not while prerendering.
if (typeof window !== 'undefined') window.addEventListener('online', nudge);
