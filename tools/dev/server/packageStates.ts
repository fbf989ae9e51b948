import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error of a package, as the page and the terminal show it. */
export type PackageError = { message: string; file?: string };

/** How a package of the development site is doing. */
export type PackageState = {
  folder: string;
  status: 'building' | 'ready' | 'failed';
  errors: readonly PackageError[];
  /** What a developer should know though nothing failed, e.g. that the build is older than its source. */
  notice?: string;
};

type Listener = (states: readonly PackageState[]) => void;

/** What every package of the development site is doing, and who wants to know. */
export type PackageStates = {
  /** What the compiler says. */
  set: (state: PackageState) => void;
  /** What is wrong beside compiling, or null when it is not any more. */
  setProblem: (folder: string, message: string | null) => void;
  list: () => readonly PackageState[];
  subscribe: (listener: Listener) => void;
};

export function createPackageStates(): PackageStates {
  const compiled = new Map<string, PackageState>();
  const problems = new Map<string, string>();
  const listeners = new Set<Listener>();

  function stateOf(folder: string): PackageState {
    const state = compiled.get(folder) ?? { folder, status: 'ready', errors: [] };
    const message = problems.get(folder);
    // A compiler's error says more than what follows from it.
    if (!message || state.status === 'failed') return state;
    return { ...state, status: 'failed', errors: [{ message }] };
  }

  const list = () => [...new Set([...compiled.keys(), ...problems.keys()])].map(stateOf);

  function change(make: () => void): void {
    const before = JSON.stringify(list());
    make();
    const after = list();
    if (JSON.stringify(after) !== before) for (const listener of listeners) listener(after);
  }

  return {
    list,
    set: (state) => change(() => compiled.set(state.folder, state)),
    setProblem: (folder, message) =>
      change(() => (message === null ? problems.delete(folder) : problems.set(folder, message))),
    subscribe: (listener) => void listeners.add(listener),
  };
}

/**
 * Makes a compiler's error readable on a page: no colours, and the file from the repository's root with its line.
 * @param dir folder of the package, absolute
 */
export function readableError(error: { message: string; moduleName?: string }, dir: string): PackageError {
  const message = stripVTControlCharacters(error.message).trim();
  const position = /[[:](\d+):(\d+)\]?/.exec(message);
  const name = error.moduleName?.split('!').at(-1)?.split('?')[0];
  if (!name) return { message };
  const file = path.relative(path.dirname(dir), path.resolve(dir, name));
  return { message, file: position ? `${file}:${position[1]}:${position[2]}` : file };
}
