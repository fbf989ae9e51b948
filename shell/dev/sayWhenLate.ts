import { folderOf, type RemoteName } from '@clinic/shared/contract';

/** Time in ms after which a remote's answer is late. */
const patience = 3_000;

/** One for each remote, however often it is tried. */
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const waiting = new Set<string>();

const tell = () => dispatchEvent(new CustomEvent('clinic:waiting', { detail: [...waiting] }));

/** Tells the development client which remotes the page waits for, so that page and terminal name them. */
export function sayWhenLate<T>(remote: RemoteName, loading: Promise<T>): Promise<T> {
  const folder = folderOf(remote);
  if (!timers.has(folder)) {
    const timer = setTimeout(() => {
      waiting.add(folder);
      tell();
    }, patience);
    timers.set(folder, timer);
  }
  loading.then(
    () => {
      clearTimeout(timers.get(folder));
      if (waiting.delete(folder)) tell();
    },
    // Tried again: it is still waited for.
    () => {},
  );
  return loading;
}
