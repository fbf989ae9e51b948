import type { PackageState } from '../server/packageStates.ts';

/** Time in ms after which an empty page says what it waits for. */
const patience = 3_000;

/** What a page that shows nothing yet may be waiting for, and the remotes that do not answer it. */
type Waiting = { states: readonly PackageState[]; late: readonly string[] };

function explain({ states, late }: Waiting): string | null {
  if (late.length > 0)
    return `Waiting for ${late.join(', ')}: no answer for 3 s. Is it still building, or its server gone? The terminal of "pnpm dev" says.`;
  if (states.length === 0) return null;
  const building = states.filter(({ status }) => status === 'building').map(({ folder }) => folder);
  if (building.length > 0) return `Waiting for ${building.join(', ')}: still building.`;
  return 'Waiting for the shell. Its bundle has come or is on its way: look at the console and the network panel.';
}

/**
 * Nothing waits without saying for what.
 * @param read the states while the page is still empty, none once it is not, and the remotes that are late
 */
export function showWaiting(read: () => Waiting): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText =
    'position:fixed;inset-inline:1rem;bottom:4rem;z-index:2147483646;max-inline-size:40rem;padding:0.5rem 1rem;border-radius:6px;background:#1e2421;color:#fbf8f4;font:15px system-ui,sans-serif';
  const look = () => {
    const text = explain(read());
    if (text === null) line.remove();
    else if (line.textContent !== text || !line.isConnected) {
      line.textContent = text;
      document.body.append(line);
    }
  };
  setTimeout(() => {
    look();
    setInterval(look, 500);
  }, patience);
}
