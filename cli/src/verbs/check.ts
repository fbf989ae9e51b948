import { readRemote } from '@clinic/shared/workspace';
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { readArgs, type Verb } from '#verb.ts';

const require = createRequire(import.meta.url);

/** Runs a program of this package's dependencies in the working directory; what it says is for people. */
function passes(packageName: string, file: string, args: readonly string[]): boolean {
  const program = path.join(path.dirname(require.resolve(`${packageName}/package.json`)), file);
  const { status } = spawnSync(process.execPath, [program, ...args], { stdio: ['ignore', 2, 2] });
  return status === 0;
}

const vitestConfig = path.join(import.meta.dirname, `../vitestConfig${path.extname(import.meta.filename)}`);

const steps: Readonly<Record<string, () => boolean>> = {
  types: () =>
    passes('typescript', 'bin/tsc', ['--noEmit', '--composite', 'false', '--emitDeclarationOnly', 'false']),
  tests: () => passes('vitest', 'vitest.mjs', ['run', '--root', '.', '--config', vitestConfig]),
};

/** What a team can know of its micro-frontend before it releases it; `clinic release` checks contract and weights. */
export const verb: Verb = {
  summary: 'checks the micro-frontend in this folder: its description, its types, its tests',
  usage: 'clinic check',
  run: async (args, say) => {
    readArgs(args, {});
    const { name } = readRemote(process.cwd());
    const outcomes = Object.entries(steps).map(([step, run]) => {
      say(`── ${step}`);
      return [step, run()] as const;
    });
    const failed = outcomes.filter(([, passed]) => !passed).map(([step]) => step);
    const text =
      failed.length > 0
        ? `${name}: ${failed.join(' and ')} failed.`
        : `${name} is sound: types and tests pass.`;
    return { text, data: { name, ...Object.fromEntries(outcomes) }, exitCode: failed.length > 0 ? 1 : 0 };
  },
};
