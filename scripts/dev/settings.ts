import { parseSettings, type Settings } from '@clinic/shared/settings';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './remotes.ts';

export const settingsDir = path.join(root, 'settings');

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(path.join(settingsDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(`settings/${file} is not JSON: ${String(cause)}`, { cause });
  }
};

/** The clinic's facts. @throws Error that names the file and what is wrong with it */
export const readSettings = (): Settings => parseSettings({ site: readJson('site.json') });
