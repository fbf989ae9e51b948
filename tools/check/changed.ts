import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { listProjects } from '@clinic/build/workspace';

import type { PnpmCommand } from './run.ts';

const code = /\.[cm]?[jt]sx?$/;
const formatted = /\.(?:[cm]?[jt]sx?|css|json|md|ya?ml|html)$/;
/** Files that unit tests can depend on; not documents and journeys. */
const tested = /^(?!docs\/|e2e\/.*\.spec\.ts$).*\.(?:[cm]?[jt]sx?|json|css)$/;

const root = path.resolve(import.meta.dirname, '../..');

/** Changes of the working copy. */
export type Changes = {
  /** The commit to compare with. */
  since: string;
  /** Changed and new files, from the root. */
  files: readonly string[];
  deleted: readonly string[];
};

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');

/**
 * Lists the changes of the branch and the working copy.
 * @param since a commit; default: where the branch left main
 */
export function readChanges(since?: string): Changes {
  const base = since ?? git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  const diff = (filter: string) =>
    git('diff', '--name-only', '--no-renames', `--diff-filter=${filter}`, base);
  const files = [...diff('d'), ...git('ls-files', '--others', '--exclude-standard')];
  return { since: base, files, deleted: diff('D') };
}

/** The packages that contain the files; null when a file belongs to no package, e.g. a setting. */
function packagesOf(files: readonly string[]): string[] | null {
  const projects = new Set(listProjects(root));
  const folders = new Set(files.map((file) => file.split('/')[0] ?? ''));
  return [...folders].every((folder) => projects.has(folder)) ? [...folders] : null;
}

/** Files of a micro-frontend that reach its release: not its tests, documents and gallery. */
const released = /^(mfe-[^/]+)\/(?!README)(?!.*(?:\.test\.tsx?|\/gallery\.tsx)$)/;

/** Files that say who owns what. */
const owning =
  /^mfe-[^/]+\/(?:package\.json|src\/(?:exposed|paths))|^(?:shell|services\/[^/]+)\/package\.json$/;

/**
 * Selects the checks that a change needs. Types are checked in all packages, because a change can break its users,
 * and the compiler caches the others. Only the tests of the changed packages run, because a component of the
 * kit reaches a quarter of all tests.
 */
export function selectSteps({ since, files, deleted }: Changes): PnpmCommand[] {
  const all = [...files, ...deleted];
  const toLint = files.filter((file) => code.test(file));
  const toFormat = files.filter((file) => formatted.test(file));
  const steps: PnpmCommand[] = [];
  if (toFormat.length > 0) {
    const args = ['exec', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...toFormat];
    steps.push({ name: 'format', args });
  }
  if (toLint.length > 0) steps.push({ name: 'lint', args: ['exec', 'oxlint', '--deny-warnings', ...toLint] });
  // Who imported a file that is gone is among all others.
  const crossing = deleted.some((file) => code.test(file)) ? [] : toLint;
  if (all.some((file) => code.test(file)))
    steps.push({ name: 'boundaries', args: ['exec', 'node', 'tools/check/boundaries.ts', ...crossing] });
  if (all.some((file) => code.test(file) || file.endsWith('.json')))
    steps.push({ name: 'types', args: ['run', 'typecheck'] });
  const toTest = all.filter((file) => tested.test(file));
  if (toTest.length > 0) {
    const folders = (packagesOf(toTest) ?? []).map((folder) => `${folder}/`);
    const args = ['run', 'unit', '--changed', since, '--passWithNoTests', ...folders];
    steps.push({ name: 'unit', args });
  }
  if (all.some((file) => owning.test(file))) {
    const args = ['run', 'unit', 'tools/check/ownership.test.ts'];
    steps.push({ name: 'ownership', args });
  }
  const toRelease = new Set(files.flatMap((file) => released.exec(file)?.[1] ?? []));
  if (toRelease.size > 0)
    steps.push({ name: 'release', args: ['exec', 'node', 'tools/check/releases.ts', ...toRelease] });
  return steps;
}
