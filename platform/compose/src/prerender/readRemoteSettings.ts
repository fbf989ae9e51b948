import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { RemoteData } from '@clinic/shared/contract';
import { SettingsError } from '@clinic/shared/settings';

/** Comments are for who edits a file: pages do without. */
const withoutComments = (key: string, value: unknown): unknown => (key === '$comment' ? undefined : value);

/** @param purpose what the file holds, for people */
export async function readJson(file: string, purpose: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: it holds ${purpose}.`);
  });
  try {
    return JSON.parse(text, withoutComments);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Reads the settings files that one remote alone needs, by its own schemas. A file of its own, since every worker that
 * renders loads it, and the calendar of the holidays would take a third of that time.
 * @param dir folder of the settings
 * @param folder of the remote, e.g. `mfe-events`
 * @throws Error that names the file and what is wrong with it
 */
export async function readRemoteSettings(
  dir: string,
  folder: string,
  { settings = {} }: RemoteData,
): Promise<Readonly<Record<string, unknown>>> {
  const read = Object.entries(settings).map(async ([name, schema]) => {
    const file = path.join(dir, `${name}.json`);
    const result = await schema['~standard'].validate(await readJson(file, `what ${folder} needs to know`));
    if (result.issues) throw new SettingsError(file, result.issues);
    return [name, result.value] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
