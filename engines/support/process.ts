import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A program that runs until it is stopped, and what it has said so far. */
export class Process {
  readonly child: ChildProcess;
  readonly lines: string[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(file: string, args: readonly string[], env: Record<string, string> = {}) {
    this.child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        this.lines.push(...lines);
        for (const listen of this.#listeners) listen();
      });
    }
  }

  /** Waits for a line that matches, and returns what matched. */
  async said(pattern: RegExp): Promise<RegExpMatchArray> {
    const { promise, resolve, reject } = Promise.withResolvers<RegExpMatchArray>();
    const look = () => {
      const found = this.lines.map((line) => pattern.exec(line)).find((match) => match !== null);
      if (found) resolve(found);
    };
    this.#listeners.add(look);
    this.child.once('error', reject);
    this.child.once('exit', () =>
      reject(new Error(`${this.child.spawnfile} ended:\n${this.lines.join('\n')}`)),
    );
    look();
    return promise.finally(() => this.#listeners.delete(look));
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill();
    await once(this.child, 'exit');
  }
}
