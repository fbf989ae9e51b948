import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { siteOn } from '@clinic/shared/hours/calendar';
import { clockOf } from '@clinic/shared/hours/clock';
import { type Settings, parseSettings } from '@clinic/shared/settings';

import { readJson } from '#disk/files.ts';

/**
 * Reads and checks the clinic's settings, as they hold today. No worker that renders loads this file, because the calendar
 * of the holidays would take a third of that time.
 * @param dir folder of the settings
 * @throws Error that names the file and what is wrong with it
 */
export async function readSettings(dir: string, now = new Date()): Promise<Settings> {
  const { site } = parseSettings({
    site: await readJson(path.join(dir, 'site.json'), 'facts of the clinic that every page needs'),
  });
  return { site: siteOn(site, now) };
}

const listFiles = async (dir: string): Promise<string[]> =>
  (await readdir(dir).catch(() => [])).filter((file) => file.endsWith('.json')).toSorted();

/** Hash over all files of the settings: with the releases and the day, it decides every byte of the site. */
export async function hashSettings(dir: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await listFiles(dir))
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(dir, file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * What the day changes in a site of the same settings: the days ahead, how far they are known, and which dates that a
 * file names have come. The same text means the same pages.
 */
export async function dayOfSettings(dir: string, now = new Date()): Promise<string> {
  const { date: today } = clockOf(now);
  // Where they are wrong, composing says so.
  const settings = await readSettings(dir, now).catch(() => undefined);
  const texts = (await listFiles(dir)).map((file) => readFile(path.join(dir, file), 'utf8'));
  const dates = (await Promise.all(texts)).join('').match(/\b\d{4}-\d\d-\d\d\b/g) ?? [];
  const { exceptions = [], knownUntil } = settings?.site ?? {};
  return JSON.stringify([exceptions[0], knownUntil, dates.map((date) => [date <= today, date < today])]);
}
