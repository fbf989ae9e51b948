/** Calls back when the browser is idle. @param timeout longest wait, in ms */
export const whenIdle = (then: () => void, timeout = 2_000): void =>
  void ('requestIdleCallback' in globalThis
    ? requestIdleCallback(then, { timeout })
    : setTimeout(then, Math.min(timeout, 200)));
