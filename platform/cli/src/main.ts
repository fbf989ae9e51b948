import { existsSync } from 'node:fs';

import { assertNoneEmpty } from '@tesela/compose/emptyVariables';
import { assertNewNames } from '@tesela/core/earlierNames';

import { UsageError, type Verb } from './verb.ts';

/** Verbs are loaded on demand, so that `tesela status` does not load what `tesela dev` needs. */
const verbs: Readonly<Record<string, () => Promise<{ verb: Verb }>>> = {
  check: () => import('./verbs/develop/check.ts'),
  edit: () => import('./verbs/develop/edit.ts'),
  dev: () => import('./verbs/develop/dev.ts'),
  new: () => import('./verbs/develop/new.ts'),
  release: () => import('./verbs/develop/release.ts'),
  promote: () => import('./verbs/live/promote.ts'),
  rollback: () => import('./verbs/live/rollback.ts'),
  remove: () => import('./verbs/live/remove.ts'),
  status: () => import('./verbs/observe/status.ts'),
  trace: () => import('./verbs/observe/trace.ts'),
  canary: () => import('./verbs/live/canary.ts'),
  diff: () => import('./verbs/develop/diff.ts'),
  export: () => import('./verbs/live/export.ts'),
  preview: () => import('./verbs/develop/preview.ts'),
  verify: () => import('./verbs/observe/verify.ts'),
  compose: () => import('./verbs/live/compose.ts'),
};

/** Output of a command: `log` for outcomes, `error` for progress and errors. */
export type Terminal = { log: (text: string) => void; error: (text: string) => void };

async function listVerbs(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(verbs).map(async ([name, load]) => `  ${name.padEnd(10)} ${(await load()).verb.summary}`),
  );
  return `tesela <command> [--json] [--help]\n\n${lines.join('\n')}`;
}

/** Messages of an error and its causes, one line each. */
function explain(error: unknown): string {
  const lines: string[] = [];
  for (let current = error; current !== undefined && lines.length < 5;) {
    const message = current instanceof Error ? current.message : String(current);
    if (!lines.some((line) => line.includes(message))) lines.push(message);
    current = current instanceof Error ? current.cause : undefined;
  }
  return lines.join('\n  because: ');
}

const isOurs = (name: string): boolean => /^(?:TESELA_|SITE_DIR$)/.test(name);

/** Runs one command. @returns its exit code: 0, 1 when it failed, 2 for wrong usage */
export async function main(words: readonly string[], { log, error: tell }: Terminal): Promise<number> {
  // `tesela help release` is `tesela release --help`.
  const [name = 'help', ...rest] = words[0] === 'help' && words[1] ? [words[1], '--help'] : words;
  const json = rest.includes('--json');
  const args = rest.filter((word) => word !== '--json');
  const load = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!load) {
    const list = await listVerbs();
    const isHelp = ['help', '--help', '-h'].includes(name);
    (isHelp ? log : tell)(isHelp ? list : `There is no command "${name}".\n\n${list}`);
    return isHelp ? 0 : 2;
  }
  const { verb } = await load();
  if (args.includes('--help') || args.includes('-h')) {
    log(`${verb.summary}\n\n${verb.usage}`);
    return 0;
  }
  try {
    assertNewNames(Object.keys(process.env), 'The environment');
    if (existsSync('clinic.env')) assertNewNames(['clinic.env'], process.cwd());
    assertNoneEmpty(process.env, Object.keys(process.env).filter(isOurs));
    const { text, data, exitCode = 0 } = await verb.run(args, tell);
    log(json ? JSON.stringify(data, null, 2) : text);
    return exitCode;
  } catch (error) {
    const message = explain(error);
    if (json) log(JSON.stringify({ error: message }, null, 2));
    else tell(message);
    if (error instanceof UsageError) tell(`\n${verb.usage}`);
    else if (process.env.DEBUG && error instanceof Error) tell(error.stack ?? '');
    return error instanceof UsageError ? 2 : 1;
  }
}
