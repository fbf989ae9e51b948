// Runs on every page of "pnpm dev", beside the shell's bundle and not in it: it must work when that does not.
import type { DevEvent } from '../server/events.ts';
import type { PackageState } from '../server/packageStates.ts';
import type { Fault } from '../server/faults.ts';
import { showErrors } from './overlay.ts';
import { showWaiting } from './waiting.ts';

const RELOADED = 'clinic.dev.reloaded';

const label = '%c pnpm dev ';
const style = 'background:#2f5d50;color:#fff;border-radius:3px';
const say = (text: string) => console.info(label + `%c ${text}`, style, '');

function reload(why: string): void {
  sessionStorage.setItem(RELOADED, why);
  location.reload();
}

const reloaded = sessionStorage.getItem(RELOADED);
if (reloaded) {
  sessionStorage.removeItem(RELOADED);
  say(`The page was loaded again: ${reloaded}.`);
}

let states: readonly PackageState[] = [];
/** What the page threw since its code last changed. */
let thrown: PackageState[] = [];
/** How often its code changed: what the code before threw may be read in the sources only after the change. */
let generation = 0;
let hadErrors = false;
/** Remotes that do not answer the page. */
let late: readonly string[] = [];
const isEmpty = () => document.getElementById('root')?.childElementCount === 0;

const failing = () => states.filter(({ status }) => status === 'failed');

/** New code has thrown nothing yet. */
function forgetThrown(): void {
  generation += 1;
  thrown = [];
  showErrors(failing());
}

function take(next: readonly PackageState[]): void {
  const built = next.some(
    ({ folder, status }) =>
      status === 'ready' && states.some((item) => item.folder === folder && item.status !== 'ready'),
  );
  const noticed = new Set(states.map(({ notice }) => notice));
  states = next;
  for (const { folder, notice } of next) if (notice && !noticed.has(notice)) say(`${folder}: ${notice}`);
  const failed = failing();
  if (built) forgetThrown();
  else showErrors(failed, thrown);
  // A page whose code never came starts as soon as there is some.
  if (hadErrors && failed.length === 0 && isEmpty()) reload('what had failed was mended');
  hadErrors = failed.length > 0;
  if (built) dispatchEvent(new Event('clinic:built'));
}

// A build is told before its code is on the page, and what it replaces may throw until then.
addEventListener('clinic:updated', forgetThrown);

addEventListener('clinic:fault', (event) => {
  const thrownBy = generation;
  const stack = (event as CustomEvent<string>).detail; // of shell/dev
  const asked = fetch('/__dev/fault', { method: 'POST', body: stack });
  asked
    .then((response) => response.json() as Promise<Fault>)
    .then(({ folder, error }) => {
      if (thrownBy !== generation) return;
      const isKnown = thrown.some(({ errors }) => errors[0]?.message === error.message);
      if (!isKnown) thrown.push({ folder, status: 'failed', errors: [error] });
      showErrors(failing(), thrown);
    })
    .catch(() => {});
});

addEventListener('clinic:waiting', (event) => {
  const folders = (event as CustomEvent<readonly string[]>).detail; // of shell/dev
  for (const folder of folders.filter((item) => !late.includes(item))) {
    say(`Waiting for ${folder}: it has not answered for 3 s.`);
    fetch(`/__dev/waiting/${folder}`, { method: 'POST' }).catch(() => {});
  }
  late = folders;
});

const events = new EventSource('/__dev/events');
events.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const event = JSON.parse(data) as DevEvent; // the development server's own
  if (event.type === 'states') take(event.states);
  if (event.type === 'reload') reload(event.why);
  if (event.type === 'documents')
    dispatchEvent(new CustomEvent('clinic:documents', { detail: event.folder }));
});

let isLost = false;
events.addEventListener('error', () => {
  if (!isLost) say('The development server does not answer. Is "pnpm dev" still running? Trying again …');
  isLost = true;
});
events.addEventListener('open', () => {
  if (isLost) reload('the development server is back');
});

showWaiting(() => ({ states: isEmpty() ? states : [], late }));
