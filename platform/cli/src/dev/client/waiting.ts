import type { PackageState } from '#dev/compile/packageStates.ts';

/** Delay until an empty page shows what it waits for, in ms. */
const NOTICE_DELAY = 3_000;

/** The packages that an empty page may wait for, and the remotes that are late. */
type Waiting = { states: readonly PackageState[]; late: readonly string[] };

function explain({ states, late }: Waiting): string | null {
  if (late.length > 0)
    return `Waiting for ${late.join(', ')}: no answer for 3 s. See the terminal of "pnpm dev": it may still be building, or its server has stopped.`;
  if (states.length === 0) return null;
  const building = states.filter(({ status }) => status === 'building').map(({ folder }) => folder);
  if (building.length > 0) return `Waiting for ${building.join(', ')}: still building.`;
  return 'Waiting for the shell, which is built. See the console and the network panel.';
}

/**
 * Shows what the page waits for.
 * @param read returns the late remotes, and the states of the packages while the page is empty
 */
export function showWaiting(read: () => Waiting): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:fixed;inset-inline:1rem;bottom:4rem;z-index:2147483646;max-inline-size:40rem;padding:0.5rem 1rem;border-radius:6px;background:#1e2421;color:#fbf8f4;font:15px system-ui,sans-serif';
  const update = () => {
    const text = explain(read());
    if (text === null) line.remove();
    else if (line.textContent !== text || !line.isConnected) {
      line.textContent = text;
      document.body.append(line);
    }
  };
  setTimeout(() => {
    update();
    setInterval(update, 500);
  }, NOTICE_DELAY);
}
