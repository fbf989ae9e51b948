import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

export type Running = {
  pid: number;
  /** What it has said so far. */
  output: () => string;
  /** Waits until what it has said matches. */
  says: (wanted: RegExp) => Promise<void>;
  /** Sends a signal and waits until it has ended. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

/** @throws Error with what it said when it ends before it says what is waited for */
export function run(command: string, args: string[], env: Record<string, string> = {}): Running {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const exited = once(child, 'exit');
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      said += data;
      for (const listener of listeners) listener();
    });
  }
  return {
    pid: child.pid ?? 0,
    output: () => said,
    says: async (wanted) => {
      while (!wanted.test(said)) {
        let listener = () => {};
        const more = new Promise<void>((resolve) => {
          listener = resolve;
          listeners.add(resolve);
        });
        await Promise.race([more, exited]);
        listeners.delete(listener);
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`${command} ended before it said ${wanted}:\n${said}`);
        }
      }
    },
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}
