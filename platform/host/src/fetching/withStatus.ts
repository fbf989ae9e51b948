type PromiseWithStatus<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/**
 * Keeps the status of a promise on the promise itself. React's `use` reads these fields and then does not suspend; see
 * https://react.dev/reference/react/use
 */
export function withStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/** Value of a promise from `withStatus`; undefined until it is fulfilled. */
export const settledValue = <T>(promise: Promise<T>): T | undefined =>
  (promise as PromiseWithStatus<T>).value;
