import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

const schema = v.objectWithRest(
  { groups: v.optional(v.record(v.string(), v.array(v.string())), {}) },
  v.array(v.string()),
);

/** Who may change which part of the site. */
export type Owners = {
  file: string;
  /** Members by the name of a group. */
  groups: Readonly<Record<string, readonly string[]>>;
  /** Persons and groups by part: `shell`, `mfe_events`. */
  owners: Readonly<Record<string, readonly string[]>>;
};

/**
 * Reads `owners.json` in a site's folder, or the file that `CLINIC_OWNERS` names.
 * @returns undefined when there is no such file
 * @throws Error when it cannot be read, or `CLINIC_OWNERS` names a missing file
 */
export async function readOwners(siteDir: string): Promise<Owners | undefined> {
  const { CLINIC_OWNERS } = process.env;
  const file = CLINIC_OWNERS ?? path.join(siteDir, 'owners.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' && !CLINIC_OWNERS) return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { groups, ...owners } = v.parse(schema, JSON.parse(text));
  return { file, groups, owners };
}
