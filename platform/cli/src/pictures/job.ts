import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Parameters of one run that takes or compares screenshots. */
export type Job = {
  /** Origin of the site, and paths of its pages. */
  origin: string;
  urls: readonly string[];
  /** Origin of a gallery, whose states are captured as well. */
  gallery?: string;
  /** A browser that Playwright has installed; default: Chromium. */
  browser?: 'chromium' | 'firefox' | 'webkit';
  /** In CSS px. */
  widths: readonly number[];
  /** Whether each page is hydrated as well, and says nothing on the console. */
  hydrates?: boolean;
  /** Texts to compare as well, by file name. */
  texts?: Readonly<Record<string, string>>;
  /** Folder of the pictures, to write or to compare with. */
  pictures: string;
  /** Folder of the HTML report of a comparison; without it pictures are taken. */
  report?: string;
};

/** File with the job; Playwright finds it through the variable `PICTURES`. */
export const jobOf = (pictures: string): string => path.join(pictures, 'job.json');

export const readJob = (): Job => JSON.parse(readFileSync(process.env.PICTURES ?? '', 'utf8')) as Job;

/** File with the results of a comparison. */
export const resultsOf = (pictures: string): string => path.join(pictures, 'results.json');

/** Title of the test that hydrates a page. */
export const hydrationTitle = (url: string): string => `hydration of ${url}`;
