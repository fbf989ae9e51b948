type Tracked<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

/** React reads these fields and then renders without suspending; see https://react.dev/reference/react/use */
export function track<T>(promise: Promise<T>): Promise<T> {
  const tracked: Tracked<T> = promise;
  tracked.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

/** What a tracked promise has come to, if it has. */
export const settledValue = <T>(promise: Promise<T>): T | undefined => (promise as Tracked<T>).value;
