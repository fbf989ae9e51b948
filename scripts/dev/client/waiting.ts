import type { PackageState } from '../packageStates.ts';

/** Time in ms after which an empty page says what it waits for. */
const patience = 3_000;

const explain = (states: readonly PackageState[]): string => {
  const building = states.filter(({ status }) => status === 'building').map(({ folder }) => folder);
  if (building.length > 0) return `Waiting for ${building.join(', ')}: still building.`;
  return 'Waiting for the shell. Its bundle has come or is on its way: look at the console and the network panel.';
};

/**
 * Nothing waits without saying for what.
 * @param read the states while the page is still empty, none once it is not
 */
export function showWaiting(read: () => readonly PackageState[]): void {
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.style.cssText = 'position:fixed;inset-inline:1rem;bottom:1rem;font:15px system-ui,sans-serif';
  const look = () => {
    const states = read();
    if (states.length === 0) line.remove();
    else {
      line.textContent = explain(states);
      document.body.append(line);
    }
  };
  setTimeout(() => {
    look();
    setInterval(look, 500);
  }, patience);
}
