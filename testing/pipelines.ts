import { readFile } from 'node:fs/promises';

import { x } from 'tinyexec';
import { parse } from 'yaml';

const isAudit = (line: string): boolean => /\b(?:npm|pnpm\S*) audit /.test(line);

/** Whether npm's registry says what is known of holes; behind a firewall it may not. */
async function hasAudit(): Promise<boolean> {
  const url = 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk';
  const response = await fetch(url, { method: 'POST', body: '{}' }).catch(() => undefined);
  return response?.ok ?? false;
}

/** A mirror may lack what other systems need, which `npm ci` takes for a lockfile that does not fit. */
async function isInstallable(cwd: string): Promise<boolean> {
  const { exitCode } = await x('npm', ['ci', '--dry-run'], { nodeOptions: { cwd } });
  if (exitCode !== 0)
    console.log('npm install in place of npm ci: the registry lacks packages of other systems');
  return exitCode === 0;
}

/** Runs lines as a pipeline's shell does: one after the other, and what fails ends it. @throws Error with what it said */
export async function runLines(
  cwd: string,
  lines: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const isAudited = await hasAudit();
  if (!isAudited)
    console.log('left out where npm answers no audit:', lines.filter(isAudit).join('; ') || 'nothing');
  const install = lines.includes('npm ci') && !(await isInstallable(cwd)) ? 'npm install' : 'npm ci';
  const script = lines
    .filter((line) => isAudited || !isAudit(line))
    .map((line) => (line === 'npm ci' ? install : line))
    .join('\n');
  // What runs the tests says `test`; a pipeline's machine says nothing, and builds what visitors get.
  const { exitCode, stdout, stderr } = await x(
    'env',
    ['-u', 'NODE_ENV', 'bash', '-eo', 'pipefail', '-c', script],
    {
      nodeOptions: { cwd, env: { ...env } },
    },
  );
  if (exitCode !== 0) throw new Error(`It failed:\n${script}\n${stdout}\n${stderr}`);
  return stdout + stderr;
}

type GitlabJob = { script: string[] };
type Gitlab = Record<string, GitlabJob> & {
  default?: { before_script?: string[] };
  variables?: Record<string, string>;
};

/**
 * Lines of one job of a GitLab pipeline, as they stand there, and the variables that it sets itself.
 * @param isInstalled another job of it has run in the same folder
 */
export async function gitlabJob(file: string, name: string, isInstalled = false) {
  const pipeline = parse(await readFile(file, 'utf8')) as Gitlab;
  const script = pipeline[name]?.script;
  if (!script) throw new Error(`${file} has no job "${name}".`);
  const before = isInstalled ? [] : (pipeline.default?.before_script ?? []);
  return { lines: [...before, ...script], env: pipeline.variables ?? {} };
}

type GithubStep = { run?: string; if?: string; env?: Record<string, string> };
type Github = { jobs: Record<string, { steps: GithubStep[]; env?: Record<string, string> }> };

/**
 * Runs the `run` steps of a GitHub workflow that one event starts, as they stand there.
 * @param facts what its expressions say: `github.event_name`, `secrets.X`
 * @param isBuilt another event has run its common steps in the same folder
 */
export async function runGithubJob(
  cwd: string,
  file: string,
  job: string,
  facts: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>>,
  isBuilt = false,
): Promise<string> {
  const { steps, env: common } = (parse(await readFile(file, 'utf8')) as Github).jobs[job] ?? { steps: [] };
  const fill = (values: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [
        key,
        value.replaceAll(/\$\{\{ *([\w.]+) *\}\}/g, (_all, fact: string) => facts[fact] ?? ''),
      ]),
    );
  const said: string[] = [];
  for (const step of steps) {
    const [, fact = '', wanted] = /^([\w.]+) == '([^']*)'$/.exec(step.if ?? '') ?? [];
    const isWanted = step.if === undefined ? !isBuilt : facts[fact] === wanted;
    if (step.run === undefined || !isWanted) continue;
    said.push(await runLines(cwd, [step.run], { ...env, ...fill(common), ...fill(step.env) }));
  }
  return said.join('\n');
}
