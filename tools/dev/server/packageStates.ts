import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error of a package for the page and the terminal. */
export type PackageError = { message: string; file?: string };

/** State of a package of the development site. */
export type PackageState = {
  folder: string;
  status: 'building' | 'ready' | 'failed';
  errors: readonly PackageError[];
  /** A hint without an error, e.g. that the build is older than its source. */
  notice?: string;
};

type Listener = (states: readonly PackageState[]) => void;

/** States of all packages, with listeners. */
export type PackageStates = {
  /** Sets the state from the compiler. */
  set: (state: PackageState) => void;
  /** Sets an error that the compiler does not know, or removes it with null. */
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
    // A compiler error comes first, because other problems may follow from it.
    if (!message || state.status === 'failed') return state;
    return { ...state, status: 'failed', errors: [{ message }] };
  }

  const list = () => [...new Set([...compiled.keys(), ...problems.keys()])].map(stateOf);

  function change(apply: () => void): void {
    const before = JSON.stringify(list());
    apply();
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
 * Removes colours from a compiler error and adds the path from the repository's root with the line.
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
