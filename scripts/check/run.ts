import { spawn } from 'node:child_process';

export type Count = { passed: number; failed: number };

/** One command of pnpm. */
export type Step = {
  name: string;
  args: readonly string[];
  /** The step without whose success this one has nothing to look at. */
  needs?: string;
  /** Reads the step's own report. */
  count?: (report: unknown) => Count;
};

/** Runs one step and prints what it said when it is done, so that steps side by side do not mix their lines. */
export function run({ name, args }: Step): Promise<boolean> {
  const start = performance.now();
  const said: Buffer[] = [];
  const child = spawn('pnpm', args, {
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => said.push(data));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`\n── ${name}\n${Buffer.concat(said).toString()}`);
      console.log(`── ${name} ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`);
      resolve(status === 0);
    });
  });
}
