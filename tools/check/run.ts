import { x } from 'tinyexec';

/** One command of pnpm. */
export type Step = {
  name: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
};

/** Runs one step and prints what it said when it is done, so that steps side by side do not mix their lines. */
export async function run({ name, args, env }: Step): Promise<boolean> {
  const start = performance.now();
  const child = x('pnpm', [...args], { nodeOptions: { env } });
  const said: string[] = [];
  for await (const line of child) said.push(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const isGreen = child.exitCode === 0;
  console.log(`\n── ${name}\n${said.join('\n')}`);
  console.log(`── ${name} ${isGreen ? 'passed' : 'failed'} in ${seconds} s`);
  return isGreen;
}
