import { parseSettings, type Settings } from '@clinic/shared/settings';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { root } from './packages.ts';

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(path.join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing: it holds facts of the clinic that every page needs.`);
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
  const [site, prices] = await Promise.all([
    readJson('settings/site.json'),
    readJson('settings/prices.json'),
  ]);
  return parseSettings({ site, prices });
}
