import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { chromium } from 'playwright';
import { x } from 'tinyexec';

/** Parameters of one run that takes or compares screenshots. */
export type Job = {
  /** Origin of the site, and paths of its pages. */
  origin: string;
  urls: readonly string[];
  /** Origin of a gallery, whose states are captured as well. */
  gallery?: string;
  /** In CSS px. */
  widths: readonly number[];
  /** Whether each page is hydrated as well, and says nothing on the console. */
  hydrates?: boolean;
  /** Folder of the pictures, to write or to compare with. */
  pictures: string;
  /** Folder of Playwright's report of a comparison; without it pictures are taken. */
  report?: string;
};

/** In Playwright's own process. */
export const readJob = (): Job => JSON.parse(process.env.PICTURES ?? '') as Job;

/** @throws Error that says what to install */
export function findChromium(): string {
  const [env, own] = [process.env.CHROMIUM_PATH, chromium.executablePath()];
  const files = [env, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium', own];
  const file = files.find((each) => each && existsSync(each));
  if (file) return file;
  throw new Error('There is no Chromium: npx playwright install chromium, or set CHROMIUM_PATH.');
}

type Suite = { suites?: Suite[]; specs?: { title: string; ok: boolean; tests: { projectName: string }[] }[] };

const specsOf = ({ suites = [], specs = [] }: Suite): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/**
 * Takes a screenshot of each page at each width, or compares it with the folder's.
 * @returns what failed, e.g. `/about at 390 px`
 * @throws Error when nothing could be taken or compared
 */
export async function runPictures(job: Job, isQuiet = false): Promise<string[]> {
  findChromium();
  await mkdir(job.pictures, { recursive: true });
  const program = path.join(createRequire(import.meta.url).resolve('playwright/package.json'), '../cli.js');
  const config = `playwright.config${path.extname(import.meta.filename)}`;
  const { stdout, stderr } = await x(process.execPath, [program, 'test', '--config', config], {
    nodeOptions: {
      stdio: isQuiet ? 'pipe' : 'inherit',
      cwd: import.meta.dirname,
      env: { PICTURES: JSON.stringify(job) },
    },
  });
  const results = await readFile(path.join(job.pictures, 'results.json'), 'utf8').catch(() => '{}');
  const specs = specsOf(JSON.parse(results) as Suite);
  if (specs.length === 0) throw new Error(`Nothing could be seen.\n${stdout}${stderr}`);
  return specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) => tests.map(({ projectName }) => `${title} at ${projectName} px`));
}
