import path from 'node:path';

import { listRemotes } from '@tesela/build/workspace';
import { x } from 'tinyexec';

import { findCompiler } from '#check/checkTypes.ts';
import { root } from '#dev/source/remotes.ts';

import type { PackageError, PackageStates } from './packageStates.ts';

/** `mfe-events/src/a.ts(3,5): error TS2304: …` and what follows it, further in. */
const readTypeErrors = (output: string): PackageError[] =>
  [...output.matchAll(/^(\S.*?)\((\d+),(\d+)\): (error [^]*?)(?=\n\S|$(?![^]))/gm)].map(
    ([, file, line, column, message = '']) => ({ file: `${file}:${line}:${column}`, message }),
  );

const isOfTest = ({ file = '' }: PackageError): boolean => /\.test\.tsx?:|\/testing\//.test(file);

/** The compiler's output for a package; empty when all types fit, and where no compiler is installed. */
async function compile(folder: string): Promise<string> {
  const dir = listRemotes(root).find((remote) => remote.folder === folder)?.dir ?? path.join(root, folder);
  const compiler = findCompiler(dir);
  if (!compiler) return '';
  const args = [compiler, '--build', dir, '--pretty', 'false'];
  const { exitCode, stdout } = await x(process.execPath, args, { nodeOptions: { cwd: root } });
  return exitCode === 0 ? '' : stdout.trim();
}

/** Time in ms that compilers have to begin first. */
const HEAD_START = 300;

/** Has the types of packages checked whose files have changed. */
export type TypeChecks = (folders: readonly string[], files: readonly string[]) => void;

/**
 * Checks types aside, one package after the other, when the compilers that a developer waits for are done. All errors go to
 * the terminal, those of the site's code to the page as well.
 */
export function createTypeChecks(states: PackageStates, typesOf = compile): TypeChecks {
  const wanted = new Set<string>();
  const wrong = new Set<string>();
  let isRunning = false;

  async function check(folder: string): Promise<void> {
    const output = await typesOf(folder);
    states.setTypeErrors(
      folder,
      readTypeErrors(output).filter((error) => !isOfTest(error)),
    );
    if (output !== '') {
      wrong.add(folder);
      console.error(`\n  Type errors in ${folder}:\n${output.replaceAll(/^/gm, '    ')}`);
    } else if (wrong.delete(folder)) console.log(`\n  No more type errors in ${folder}.`);
  }

  async function work(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (const folder of wanted) {
      if (states.list().some(({ status }) => status === 'building')) break;
      wanted.delete(folder);
      await check(folder);
    }
    isRunning = false;
  }

  states.subscribe(() => void work());
  return (folders, files) => {
    if (!files.some((file) => /\.tsx?$/.test(file))) return;
    for (const folder of folders) wanted.add(folder);
    // The compilers notice the change, too.
    setTimeout(() => void work(), HEAD_START);
  };
}
