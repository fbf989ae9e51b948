import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Site } from '@tesela/core/facts';
import type { Lang } from '@tesela/core/lang';
import { SettingsError } from '@tesela/core/settings';
import type { SiteCode } from '@tesela/core/siteCode';
import * as v from 'valibot';

import { readJson } from '#disk/files.ts';

import { siteSchema } from './siteSchema.ts';

/** What a site is, by its settings and its own code. */
export type ReadSettings = {
  site: Site;
  /** What pages carry of it. */
  onPages: Site;
  code: SiteCode;
};

const notes = v.looseObject({ $code: v.optional(v.string()), languages: v.optional(v.array(v.string())) });

const readNotes = async (dir: string) =>
  v.parse(notes, await readJson(path.join(dir, 'site.json'), 'facts of the site that every page needs'));

/**
 * Loads the module that `settings/site.json` names: of a package beside the settings, or else beside this program.
 * @throws Error that names it
 */
async function loadCode(file: string, name: string): Promise<SiteCode> {
  try {
    const resolved = [file, import.meta.filename].flatMap((from) => {
      try {
        return createRequire(from).resolve(name);
      } catch {
        return [];
      }
    });
    return (await import(pathToFileURL(resolved[0] ?? name).href)) as SiteCode;
  } catch (cause) {
    throw new Error(`${file} names its code, "${name}", which cannot be loaded: ${String(cause)}`, { cause });
  }
}

const codeOf = async (dir: string, { $code }: { $code?: string | undefined }): Promise<SiteCode> =>
  $code === undefined ? {} : loadCode(path.join(dir, 'site.json'), $code);

/** The code of the site whose settings are in a folder; none when nothing names it. @throws Error that names it */
export const readSiteCode = async (dir: string): Promise<SiteCode> => codeOf(dir, await readNotes(dir));

/** The languages that the settings in a folder name, whatever else is wrong with them. */
export const readLanguages = async (dir: string): Promise<readonly Lang[]> =>
  // What the settings name is one.
  ((await readNotes(dir)).languages ?? []) as Lang[];

/**
 * Reads and checks a site's settings, as they hold today. No worker that renders loads this file, because the code of a
 * site may take long to load: one with holidays has a calendar.
 * @param dir folder of the settings
 * @throws Error that names the file and what is wrong with it
 */
export async function readSettings(dir: string, now = new Date()): Promise<ReadSettings> {
  const written = await readNotes(dir);
  const code = await codeOf(dir, written);
  const given = Object.entries(written).filter(([key]) => !key.startsWith('$'));
  let site: unknown = Object.fromEntries(given);
  if (code.schema) {
    const own = await code.schema['~standard'].validate(site);
    if (own.issues) throw new SettingsError('settings/site.json', own.issues);
    site = own.value;
  }
  const { success, output, issues } = v.safeParse(siteSchema, site);
  if (!success) throw new SettingsError('settings/site.json', issues);
  const whole = output as unknown as Site; // a site with more has checked it by its own schema
  const today = code.siteOn?.(whole, now) ?? whole;
  // Only the head of each document says these two.
  const { themeColor: _color, framedOrigins: _origins, ...carried } = code.onPages?.(today) ?? today;
  return { site: today, onPages: carried, code };
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
 * What the day changes in a site of the same settings: the site itself, and which dates that a file names have come. The
 * same text means the same pages.
 */
export async function dayOfSettings(dir: string, now = new Date()): Promise<string> {
  // Where they are wrong, composing says so.
  const settings = await readSettings(dir, now).catch(() => undefined);
  const today = settings?.code.dayAt?.(now) ?? now.toISOString().slice(0, 10);
  const texts = (await listFiles(dir)).map((file) => readFile(path.join(dir, file), 'utf8'));
  const dates = (await Promise.all(texts)).join('').match(/\b\d{4}-\d\d-\d\d\b/g) ?? [];
  return JSON.stringify([settings?.site, dates.map((date) => [date <= today, date < today])]);
}
