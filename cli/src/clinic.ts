#!/usr/bin/env node
import { UsageError, type Verb } from './verb.ts';

/** Loaded when they are asked for: `clinic status` must not wait for what `clinic dev` needs. */
const verbs: Readonly<Record<string, () => Promise<{ verb: Verb }>>> = {
  build: () => import('./verbs/build.ts'),
  check: () => import('./verbs/check.ts'),
  release: () => import('./verbs/release.ts'),
  promote: () => import('./verbs/promote.ts'),
  rollback: () => import('./verbs/rollback.ts'),
  status: () => import('./verbs/status.ts'),
  pin: () => import('./verbs/pin.ts'),
  canary: () => import('./verbs/canary.ts'),
  preview: () => import('./verbs/preview.ts'),
  compose: () => import('./verbs/compose.ts'),
};

async function listVerbs(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(verbs).map(async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).verb.summary}`),
  );
  return `clinic <command> [--json] [--help]\n\n${lines.join('\n')}`;
}

/** The error and what caused it, one line each: the cause names what to mend. */
function explain(error: unknown): string {
  const lines: string[] = [];
  for (let current = error; current !== undefined && lines.length < 5;) {
    const message = current instanceof Error ? current.message : String(current);
    if (!lines.some((line) => line.includes(message))) lines.push(message);
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.join('\n  because: ');
}

async function main(words: readonly string[]): Promise<number> {
  const [name = 'help', ...rest] = words;
  const json = rest.includes('--json');
  const args = rest.filter((word) => word !== '--json');
  const load = verbs[name];
  if (!load) {
    const list = await listVerbs();
    const isHelp = ['help', '--help', '-h'].includes(name);
    (isHelp ? console.log : console.error)(isHelp ? list : `There is no command "${name}".\n\n${list}`);
    return isHelp ? 0 : 2;
  }
  const { verb } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    console.log(`${verb.summary}\n\n${verb.usage}`);
    return 0;
  }
  try {
    const { text, data, exitCode = 0 } = await verb.run(args, (line) => console.error(line));
    console.log(json ? JSON.stringify(data, null, 2) : text);
    return exitCode;
  } catch (error) {
    const message = explain(error);
    if (json) console.log(JSON.stringify({ error: message }, null, 2));
    else console.error(message);
    if (error instanceof UsageError) console.error(`\n${verb.usage}`);
    else if (process.env.DEBUG) console.error(error);
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
