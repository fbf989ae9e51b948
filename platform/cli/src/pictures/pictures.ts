import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { x } from 'tinyexec';

import { findChromium } from './findChromium.ts';
import { jobOf, resultsOf, type Job } from './job.ts';

export type { Job } from './job.ts';

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; ok: boolean; tests: { projectName: string }[] };

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)];

async function runPlaywright(job: Job, isQuiet: boolean) {
  // Fails with one message, instead of one from Playwright for every page.
  if (!job.browser || job.browser === 'chromium') findChromium();
  await mkdir(job.pictures, { recursive: true });
  await writeFile(jobOf(job.pictures), JSON.stringify(job));
  const program = path.join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
  const config = `playwright.config${path.extname(import.meta.filename)}`;
  const { exitCode, stdout, stderr } = await x(process.execPath, [program, 'test', '--config', config], {
    nodeOptions: {
      stdio: isQuiet ? 'pipe' : 'inherit',
      cwd: import.meta.dirname,
      env: { PICTURES: jobOf(job.pictures) },
    },
  });
  return { exitCode, output: stdout + stderr };
}

type Options = {
  /** Suppresses the output of Playwright. */
  isQuiet?: boolean;
};

/** Takes a screenshot of each page at each width. @throws Error when one cannot be taken */
export async function takePictures(job: Omit<Job, 'report'>, { isQuiet = false }: Options = {}) {
  const { exitCode, output } = await runPlaywright(job, isQuiet);
  if (exitCode !== 0) throw new Error(`Not every picture could be taken.\n${output}`);
}

/**
 * Compares each page at each width with the folder's pictures, and makes a report of the differences.
 * @returns the widths at which a page differs by its path, and at which it does not hydrate by `hydrationTitle`
 * @throws Error when nothing could be compared
 */
export async function comparePictures(job: Job & { report: string }, { isQuiet = false }: Options = {}) {
  const { output } = await runPlaywright(job, isQuiet);
  const results = await readFile(resultsOf(job.pictures), 'utf8').catch(() => '{}');
  const specs = specsOf(JSON.parse(results) as Suite);
  if (specs.length === 0) throw new Error(`Nothing was compared.\n${output}`);
  const differing = new Map<string, string[]>();
  for (const { title, ok, tests } of specs) {
    if (ok) continue;
    const widths = tests.map(({ projectName }) => projectName);
    differing.set(title, [...(differing.get(title) ?? []), ...widths]);
  }
  return differing;
}
