import type { RemoteData } from '@clinic/shared/contract';
import { parseSettings, SettingsError, type Settings } from '@clinic/shared/settings';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './packages.ts';

async function readJson(file: string, purpose: string): Promise<unknown> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: it holds ${purpose}.`);
  });
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Reads and checks the clinic's settings.
 * @throws Error that names the file and what is wrong with it
 */
export async function readSettings(): Promise<Settings> {
  return parseSettings({
    site: await readJson('settings/site.json', 'facts of the clinic that every page needs'),
  });
}

/**
 * Reads the settings files that one remote alone needs, by its own schemas.
 * @param folder of the remote, e.g. `mfe-shop`
 * @throws Error that names the file and what is wrong with it
 */
export async function readRemoteSettings(
  folder: string,
  { settings = {} }: RemoteData,
): Promise<Readonly<Record<string, unknown>>> {
  const read = Object.entries(settings).map(async ([name, schema]) => {
    const file = `settings/${name}.json`;
    const result = await schema['~standard'].validate(await readJson(file, `what ${folder} needs to know`));
    if (result.issues) throw new SettingsError(file, result.issues);
    return [name, result.value] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
