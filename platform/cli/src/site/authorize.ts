import os from 'node:os';

import type { SiteFolder } from '@clinic/compose/change';
import type { AuditEntry } from '@clinic/compose/history';
import { readOwners } from '@clinic/compose/owners';
import { x } from 'tinyexec';

import { text } from '#options.ts';
import { parsePackageSpec } from '#site/pins.ts';

/** Options of every verb that changes what is live, for the history. */
export const auditOptions = {
  as: text('NAME', "who does it; default: the pipeline's user, else git's, else the system's"),
  reason: text('TEXT', 'why, for the history'),
};

export type AuditValues = { as?: string | undefined; reason?: string | undefined };

/** Name of the user: of the pipeline, of git or of the system. */
async function findActor(): Promise<string> {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, CLINIC_ACTOR } = process.env;
  const known = CLINIC_ACTOR ?? GITHUB_ACTOR ?? GITLAB_USER_LOGIN;
  if (known) return known;
  try {
    const { stdout } = await x('git', ['config', 'user.email']);
    if (stdout.trim()) return stdout.trim();
  } catch {
    // The machine has no git.
  }
  return os.userInfo().username;
}

/**
 * Checks that a user may change some parts, if the site's folder has an `owners.json`. It prevents mistakes only; the
 * real protection is write access to the folder and to the store.
 * @throws Error that names the part and its owners
 */
async function assertOwner(siteDir: string, parts: readonly string[], actor: string): Promise<void> {
  const found = await readOwners(siteDir);
  if (!found) return;
  const { file, groups, owners } = found;
  for (const word of Object.keys(owners)) {
    const { part } = parsePackageSpec(word);
    if (part !== word) throw new Error(`${file} names "${word}", which protects nothing: write "${part}".`);
  }
  for (const part of parts) {
    const names = owners[part];
    if (!names || names.some((name) => name === actor || groups[name]?.includes(actor))) continue;
    throw new Error(
      `${actor} may not change ${part}: ${file} names ${names.join(', ')}. Say who you are with --as.`,
    );
  }
}

/**
 * Checks that the user may change the parts.
 * @param parts by their names in `owners.json`: `shell`, `mfe_events`
 * @returns the entry for the history
 * @throws Error when they belong to others
 */
export async function authorize(
  site: SiteFolder,
  action: string,
  parts: readonly string[],
  values: AuditValues,
): Promise<AuditEntry> {
  const by = values.as ?? (await findActor());
  await assertOwner(site.dir, parts, by);
  return { action, by, reason: values.reason };
}
