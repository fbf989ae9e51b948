import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { x } from 'tinyexec';

/** A child process that runs until it is stopped. */
export type RunningProcess = {
  pid: number;
  /** Its output so far, stdout and stderr together. */
  lines: readonly string[];
  /**
   * Waits until the output has a line that matches.
   * @throws Error with the output when the process ends before
   */
  waitForLine: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Waits until a URL is answered. @throws Error with the output when the process ends before */
  waitUntilAnswering: (url: string) => Promise<void>;
  /** Sends a signal and waits for the end. @returns the exit code; null when the signal ended the process */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type ProcessOptions = { cwd?: string; env?: Readonly<Record<string, string>> };

/** Starts a child process. */
export function startProcess(
  command: string,
  args: readonly string[],
  { cwd, env }: ProcessOptions = {},
): RunningProcess {
  const child = x(command, [...args], { nodeOptions: { cwd, env } });
  const lines: string[] = [];
  const output = new EventEmitter();
  let hasEnded = false;
  const ended = (async () => {
    for await (const line of child) {
      lines.push(line);
      output.emit('line', line);
    }
  })().finally(() => (hasEnded = true));
  // The output may stay open after the exit, because programs that the process has started inherit it.
  const exited = new Promise((resolve) => child.process?.once('exit', resolve));
  // The functions below report the error.
  ended.catch(() => {});

  async function waitForLine(pattern: RegExp): Promise<RegExpExecArray> {
    for (let at = 0; ;) {
      for (; at < lines.length; at += 1) {
        const found = pattern.exec(lines[at] ?? '');
        if (found) return found;
      }
      if (hasEnded) throw new Error(`${command} ended without a line like ${pattern}:\n${lines.join('\n')}`);
      await Promise.race([once(output, 'line'), ended]);
    }
  }

  async function waitUntilAnswering(url: string): Promise<void> {
    for (;;) {
      const response = await fetch(url).catch(() => undefined);
      if (response?.ok) return;
      if (hasEnded) throw new Error(`${command} ended before it answered:\n${lines.join('\n')}`);
      await setTimeout(50);
    }
  }
  return {
    pid: child.pid ?? 0,
    lines,
    waitForLine,
    waitUntilAnswering,
    end: async (signal = 'SIGTERM') => {
      if (child.pid === undefined) return null;
      child.kill(signal);
      if (!hasEnded) await exited;
      return child.exitCode ?? null;
    },
  };
}
