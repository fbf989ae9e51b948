import { x } from 'tinyexec';

/** One pnpm command with a name for the output. */
export type PnpmCommand = {
  name: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** Runs a command and prints its output at the end, so that parallel commands do not mix their lines. */
export async function run({ name, args, env }: PnpmCommand): Promise<boolean> {
  const start = performance.now();
  const child = x('pnpm', [...args], { nodeOptions: { env } });
  const lines: string[] = [];
  for await (const line of child) lines.push(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isGreen = child.exitCode === 0;
  console.log(`\n── ${name}\n${lines.join('\n')}`);
  console.log(`── ${name} ${isGreen ? 'passed' : 'failed'} in ${seconds} s`);
  return isGreen;
}
