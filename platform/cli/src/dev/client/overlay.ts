import type { PackageState } from '#dev/compile/packageStates.ts';

/** A sheet of its own, which the policy of composed pages allows. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: clamp(1rem, 5vw, 4rem);
    background: rgb(30 36 33 / 94%); color: #fbf8f4; font: 15px/1.5 ui-monospace, monospace; }
  h2 { margin: 0 0 1.5rem; padding-inline-end: 5rem; font: 600 20px/1.3 system-ui, sans-serif; }
  h3 { margin: 2rem 0 0.5rem; font: 600 15px/1.3 system-ui, sans-serif; color: #f2b8a0; }
  pre { margin: 0.5rem 0 1rem; padding: 1rem; overflow: auto; white-space: pre-wrap; background: #000; border-radius: 6px; }
  code { color: #a9d6c5; overflow-wrap: anywhere; }
  button { position: absolute; top: 1rem; right: 1rem; padding: 0.5rem 1rem; font: 15px system-ui, sans-serif; cursor: pointer; }
`);

let dismissed = '';

const element = (tag: string, text = ''): HTMLElement => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

function describe({ folder, errors }: PackageState): HTMLElement[] {
  const blocks = errors.flatMap(({ message, file }) => [
    ...(file ? [element('code', file)] : []),
    element('pre', message),
  ]);
  return [element('h3', folder), ...blocks];
}

function whatItMeans(failed: number, thrown: number): string {
  if (failed > 0) return 'the page shows the code before this error';
  return thrown > 0 ? 'thrown on this page' : 'type errors, and the page runs all the same';
}

/**
 * Shows the errors of packages, of which some could not be built and others have wrong types, and those that the page has
 * thrown in one overlay, until they are fixed or it is closed.
 */
export function showErrors(states: readonly PackageState[], thrown: readonly PackageState[] = []): void {
  document.querySelector('tesela-dev-errors')?.remove();
  const failed = states.filter(({ status }) => status === 'failed');
  const mistyped = states.flatMap(({ types: errors, ...state }) => (errors ? [{ ...state, errors }] : []));
  // What a package throws after it failed to compile is a consequence.
  const isFailed = ({ folder }: PackageState) => failed.some((each) => each.folder === folder);
  const all = [...failed, ...thrown.filter((each) => !isFailed(each)), ...mistyped];
  const signature = JSON.stringify(all);
  if (all.length === 0 || signature === dismissed) return;
  const host = document.createElement('tesela-dev-errors');
  host.setAttribute('role', 'alert');
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  const close = element('button', 'Close');
  close.addEventListener('click', () => {
    dismissed = signature;
    host.remove();
  });
  const names = [...new Set(all.map(({ folder }) => folder))].join(', ');
  shadow.append(
    close,
    // Level 2, so that tests find only the heading of the page itself on level 1.
    element('h2', `${names}: ${whatItMeans(failed.length, thrown.length)}`),
  );
  shadow.append(...all.flatMap(describe));
  document.body.append(host);
}
