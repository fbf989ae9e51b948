declare global {
  /** Errors from before the code that counts them. */
  var earlyErrors: unknown[] | undefined;
}

/**
 * Runs a step that the page can do without: extensions change what browsers offer, and old browsers lack some of it.
 * An error is logged and counted, and stops nothing else.
 * @returns undefined when the step throws
 */
export function attempt<T>(step: () => T): T | undefined {
  try {
    return step();
  } catch (error) {
    console.warn(error);
    (globalThis.earlyErrors ??= []).push(error);
    return undefined;
  }
}
