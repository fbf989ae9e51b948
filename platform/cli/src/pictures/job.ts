import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What one run of the pictures does. */
export type Job = {
  /** Origin of the site, and addresses of its pages below it. */
  origin: string;
  urls: readonly string[];
  /** Origin of a gallery whose states are looked at too. */
  gallery?: string;
  /** Playwright's own, where it is installed; Chromium by default. */
  browser?: 'chromium' | 'firefox' | 'webkit';
  /** In CSS px. */
  widths: readonly number[];
  /** Texts that are compared as pictures are, by name of their file. */
  texts?: Readonly<Record<string, string>>;
  /** Folder of the pictures: taken into it, or compared with what is in it. */
  pictures: string;
  /** Folder that becomes the HTML report of what differs; without one the pictures are taken. */
  report?: string;
};

/** The job's own file; it reaches Playwright by its name in `PICTURES`. */
export const jobOf = (pictures: string): string => path.join(pictures, 'job.json');

export const readJob = (): Job => JSON.parse(readFileSync(process.env.PICTURES ?? '', 'utf8')) as Job;

/** Where a comparison writes what it found. */
export const resultsOf = (pictures: string): string => path.join(pictures, 'results.json');
