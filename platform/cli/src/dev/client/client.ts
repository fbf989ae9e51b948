import type { PackageState } from '#dev/compile/packageStates.ts';
// Runs on every page of "pnpm dev". It is not part of the shell's bundle, so that it works when the bundle is broken.
import type { DevEvent } from '#dev/serve/events.ts';
import type { PageError } from '#dev/serve/pageErrors.ts';

import { showErrors } from './overlay.ts';
import { showWaiting } from './waiting.ts';

const RELOADED = 'tesela.dev.reloaded';

const label = '%c pnpm dev ';
const style = 'background:#2f5d50;color:#fff;border-radius:3px';
const log = (text: string) => console.info(label + `%c ${text}`, style, '');

function reload(why: string): void {
  sessionStorage.setItem(RELOADED, why);
  location.reload();
}

const reloaded = sessionStorage.getItem(RELOADED);
if (reloaded) {
  sessionStorage.removeItem(RELOADED);
  log(`The page was reloaded: ${reloaded}.`);
}

let states: readonly PackageState[] = [];
/** Errors that the page has thrown since its code last changed. */
let thrown: PackageState[] = [];
/** Number of changes of the code. An error is located after a delay and ignored when the code has changed meanwhile. */
let generation = 0;
let hadErrors = false;
/** Remotes that the page waits for. */
let late: readonly string[] = [];
const isEmpty = () => document.getElementById('root')?.childElementCount === 0;

const failing = () => states.filter(({ status }) => status === 'failed');

/** Clears the errors of the page after its code has changed. */
function forgetThrown(): void {
  generation += 1;
  thrown = [];
  showErrors(states);
}

function update(next: readonly PackageState[]): void {
  const built = next.some(
    ({ folder, status }) =>
      status === 'ready' && states.some((item) => item.folder === folder && item.status !== 'ready'),
  );
  const noticed = new Set(states.map(({ notice }) => notice));
  states = next;
  for (const { folder, notice } of next) if (notice && !noticed.has(notice)) log(`${folder}: ${notice}`);
  const failed = failing();
  if (built) forgetThrown();
  else showErrors(states, thrown);
  // A page that could not start because of a build error is reloaded after the fix.
  if (hadErrors && failed.length === 0 && isEmpty()) reload('the build error was fixed');
  hadErrors = failed.length > 0;
  if (built) dispatchEvent(new Event('tesela:built'));
}

// The state "ready" arrives before the new code, and the old code may throw until then.
addEventListener('tesela:updated', forgetThrown);

addEventListener('tesela:error', (event) => {
  const thrownBy = generation;
  const stack = (event as CustomEvent<string>).detail; // from platform/host/src/dev
  fetch('/__dev/error', { method: 'POST', body: stack })
    .then((response) => response.json() as Promise<PageError>)
    .then(({ folder, error }) => {
      if (thrownBy !== generation) return;
      const isKnown = thrown.some(({ errors }) => errors[0]?.message === error.message);
      if (!isKnown) thrown.push({ folder, status: 'failed', errors: [error] });
      showErrors(states, thrown);
    })
    .catch(() => {});
});

addEventListener('tesela:waiting', (event) => {
  const folders = (event as CustomEvent<readonly string[]>).detail; // from platform/host/src/dev
  for (const folder of folders.filter((item) => !late.includes(item))) {
    log(`Waiting for ${folder}: it has not answered for 3 s.`);
    fetch(`/__dev/waiting/${folder}`, { method: 'POST' }).catch(() => {});
  }
  late = folders;
});

const events = new EventSource('/__dev/events');
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent; // from the development server
  if (event.type === 'states') update(event.states);
  if (event.type === 'reload') reload(event.why);
  if (event.type === 'documents')
    dispatchEvent(new CustomEvent('tesela:documents', { detail: event.folder }));
});

let isLost = false;
events.addEventListener('error', () => {
  if (!isLost) log('The development server does not answer. Is "pnpm dev" still running? Trying again …');
  isLost = true;
});
events.addEventListener('open', () => {
  if (isLost) reload('the development server was restarted');
});

showWaiting(() => ({ states: isEmpty() ? states : [], late }));
