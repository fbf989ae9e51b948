import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

import { x } from 'tinyexec';

/** A program that runs until it is stopped. */
export type Running = {
  pid: number;
  /** What it has said so far, on both of its channels. */
  lines: readonly string[];
  /**
   * Waits until it has said a line that matches.
   * @throws Error with what it said when it ends before
   */
  says: (wanted: RegExp) => Promise<RegExpExecArray>;
  /** Waits until an address is answered: for what says nothing when it listens. @throws Error when it ends before */
  answers: (url: string) => Promise<void>;
  /** Sends a signal and waits until it has ended. @returns its exit code; null when the signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export type Options = { cwd?: string; env?: Readonly<Record<string, string>> };

/** Starts a program beside this one. */
export function startProcess(command: string, args: readonly string[], { cwd, env }: Options = {}): Running {
  const child = x(command, [...args], { nodeOptions: { cwd, env } });
  const lines: string[] = [];
  const heard = new EventEmitter();
  let hasEnded = false;
  const ended = (async () => {
    for await (const line of child) {
      lines.push(line);
      heard.emit('line', line);
    }
  })().finally(() => (hasEnded = true));
  // Its channels may outlive it: programs that it started keep them open.
  const exited = new Promise((resolve) => child.process?.once('exit', resolve));
  // Whoever waits for it hears why it did not start.
  ended.catch(() => {});

  async function says(wanted: RegExp): Promise<RegExpExecArray> {
    for (let at = 0; ;) {
      for (; at < lines.length; at += 1) {
        const found = wanted.exec(lines[at] ?? '');
        if (found) return found;
      }
      if (hasEnded) throw new Error(`${command} ended before it said ${wanted}:\n${lines.join('\n')}`);
      await Promise.race([once(heard, 'line'), ended]);
    }
  }

  async function answers(url: string): Promise<void> {
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
    says,
    answers,
    end: async (signal = 'SIGTERM') => {
      if (child.pid === undefined) return null;
      child.kill(signal);
      if (!hasEnded) await exited;
      return child.exitCode ?? null;
    },
  };
}
