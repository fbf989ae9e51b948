type Listener = (error: unknown) => void;

/** Errors that are buffered until somebody listens, at most. */
const MAX_BUFFERED = 5;

const early: unknown[] = [];
let listener: Listener | undefined;

/** Passes an error on to the listener that reports errors to the server, or buffers it. */
export function emitError(error: unknown): void {
  if (listener) listener(error);
  else if (early.length < MAX_BUFFERED) early.push(error);
}

/** Sets the listener and calls it with the buffered errors. */
export function onError(listen: Listener): void {
  listener = listen;
  for (const error of early.splice(0)) listen(error);
}

/** Collects uncaught errors. Call it at the start, because the listener is loaded only when the browser is idle. */
export function collectErrors(): void {
  for (const error of globalThis.earlyErrors ?? []) emitError(error);
  addEventListener('error', ({ error, message }) => emitError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => emitError(reason));
}
