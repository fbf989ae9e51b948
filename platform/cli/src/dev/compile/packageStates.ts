import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** An error of a package for the page and the terminal. */
export type PackageError = { message: string; file?: string };

/** State of a package of the development site. */
export type PackageState = {
  folder: string;
  status: 'building' | 'ready' | 'failed';
  errors: readonly PackageError[];
  /** Type errors, with which the page runs all the same. */
  types?: readonly PackageError[];
  /** A hint without an error, e.g. that the build is older than its source. */
  notice?: string;
};

type Listener = (states: readonly PackageState[]) => void;

/** States of all packages, with listeners. */
export type PackageStates = {
  /** Sets the state from the compiler. */
  set: (state: PackageState) => void;
  /** Sets errors that the compiler does not know; none: removes them. */
  setProblems: (folder: string, errors: readonly PackageError[]) => void;
  /** Sets the type errors of a package; none: removes them. */
  setTypeErrors: (folder: string, errors: readonly PackageError[]) => void;
  list: () => readonly PackageState[];
  subscribe: (listener: Listener) => void;
};

export function createPackageStates(): PackageStates {
  const compiled = new Map<string, PackageState>();
  const problems = new Map<string, readonly PackageError[]>();
  const typeErrors = new Map<string, readonly PackageError[]>();
  const listeners = new Set<Listener>();

  function stateOf(folder: string): PackageState {
    const types = typeErrors.get(folder);
    const state: PackageState = {
      folder,
      status: 'ready',
      errors: [],
      ...compiled.get(folder),
      ...(types && { types }),
    };
    const errors = problems.get(folder);
    // A compiler error comes first, because other problems may follow from it.
    if (!errors || state.status === 'failed') return state;
    return { ...state, status: 'failed', errors };
  }

  const list = () =>
    [...new Set([...compiled.keys(), ...problems.keys(), ...typeErrors.keys()])].map(stateOf);

  function change(apply: () => void): void {
    const before = JSON.stringify(list());
    apply();
    const after = list();
    if (JSON.stringify(after) !== before) for (const listener of listeners) listener(after);
  }

  return {
    list,
    set: (state) => change(() => compiled.set(state.folder, state)),
    setProblems: (folder, errors) =>
      change(() => (errors.length === 0 ? problems.delete(folder) : problems.set(folder, errors))),
    setTypeErrors: (folder, errors) =>
      change(() => (errors.length === 0 ? typeErrors.delete(folder) : typeErrors.set(folder, errors))),
    subscribe: (listener) => void listeners.add(listener),
  };
}

/**
 * Removes colours from a compiler error and adds the path from the repository's root with the line.
 * @param dir folder of the package, absolute
 */
export function readableError(error: { message: string; moduleName?: string }, dir: string): PackageError {
  const message = stripVTControlCharacters(error.message).trim();
  // Of the message and not of its stack, whose first place may be one of the compiler.
  const position = /[[:](\d+):(\d+)\]?/.exec(message.replaceAll(/^\s*at .*$/gm, ''));
  const name = error.moduleName?.split('!').at(-1)?.split('?')[0];
  if (!name) return { message };
  const file = path.relative(path.dirname(dir), path.resolve(dir, name));
  return { message, file: position ? `${file}:${position[1]}:${position[2]}` : file };
}
