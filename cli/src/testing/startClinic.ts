import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const clinic = path.resolve(import.meta.dirname, '../clinic.ts');

export type Ended = { code: number | null; stdout: string; stderr: string };

/**
 * Starts a program of its own, as a team does.
 * @param args of Node; see `startClinic` for those of `clinic`
 */
export function startNode(args: readonly string[], options: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const env = { ...process.env, ...options.env };
  const child = spawn(process.execPath, args, { ...options, env, stdio: 'pipe' });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (data) => (said[stream] += data));
  }
  const ended = once(child, 'close').then(([code]): Ended => ({ code: code as number | null, ...said }));
  return {
    child,
    ended,
    /** Waits until it has said something. @throws Error with what it said instead when it ends before */
    says: async (wanted: RegExp): Promise<string> => {
      let isOver = false;
      void ended.then(() => (isOver = true));
      for (;;) {
        const all = said.stdout + said.stderr;
        const found = wanted.exec(all);
        if (found) return found[0];
        if (isOver) throw new Error(`It ended before it said ${wanted}:\n${all}`);
        await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data'), ended]);
      }
    },
  };
}

/** @param words after `clinic`, e.g. `['status']` */
export const startClinic = (
  words: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) => startNode([clinic, ...words], options);
