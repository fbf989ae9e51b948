import { folderOf, type RemoteName } from '@tesela/core/contract';

/** Time in ms after which a remote counts as late. */
const LATE_DELAY = 3_000;

/** One timer for each remote, however many attempts there are. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const waiting = new Set<string>();

const notify = () => dispatchEvent(new CustomEvent('tesela:waiting', { detail: [...waiting] }));

/** Tells the development client which remotes the page waits for; the client shows their names. */
export function announceWhenLate<T>(remote: RemoteName, loading: Promise<T>): Promise<T> {
  const folder = folderOf(remote);
  if (!timers.has(folder)) {
    const timer = setTimeout(() => {
      waiting.add(folder);
      notify();
    }, LATE_DELAY);
    timers.set(folder, timer);
  }
  loading.then(
    () => {
      clearTimeout(timers.get(folder));
      if (waiting.delete(folder)) notify();
    },
    // After a failure the next attempt follows, so the page still waits.
    () => {},
  );
  return loading;
}
