import type { Doing } from '@clinic/compose/history';
import type { Site } from '@clinic/compose/change';
import { readOwners } from '@clinic/compose/owners';
import os from 'node:os';
import { x } from 'tinyexec';

import { parseWanted } from '#site/pins.ts';
import { text } from '#options.ts';

/** Options of every verb that changes what is live. */
export const doingOptions = {
  as: text('NAME', "who does it; default: the pipeline's user, else git's, else the system's"),
  reason: text('TEXT', 'why, for the history'),
};

/** What they say. */
export type Signed = { as?: string | undefined; reason?: string | undefined };

/** Whoever the pipeline, git or the system says is at work. */
async function findActor(): Promise<string> {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, CLINIC_ACTOR } = process.env;
  const known = CLINIC_ACTOR ?? GITHUB_ACTOR ?? GITLAB_USER_LOGIN;
  if (known) return known;
  try {
    const { stdout } = await x('git', ['config', 'user.email']);
    if (stdout.trim()) return stdout.trim();
  } catch {
    // A machine without git.
  }
  return os.userInfo().username;
}

/**
 * Checks that somebody may change some parts, where the site's folder has an `owners.json`. It keeps teams from
 * mistakes; the wall is who may write to the folder and to the store.
 * @throws Error that names the part and its owners
 */
async function assertOwner(siteDir: string, parts: readonly string[], actor: string): Promise<void> {
  const found = await readOwners(siteDir);
  if (!found) return;
  const { file, groups, owners } = found;
  for (const word of Object.keys(owners)) {
    const { part } = parseWanted(word);
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
 * Who does what, for the history.
 * @param parts that are changed, as `owners.json` names them: `shell`, `mfe_events`
 * @throws Error when they belong to others
 */
export async function readDoing(
  site: Site,
  action: string,
  parts: readonly string[],
  values: Signed,
): Promise<Doing> {
  const by = values.as ?? (await findActor());
  await assertOwner(site.dir, parts, by);
  return { action, by, reason: values.reason };
}
