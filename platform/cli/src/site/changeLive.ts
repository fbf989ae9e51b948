import os from 'node:os';

import { changeSite, type DeployedChange, type ProposedPins, type SiteFolder } from '@tesela/compose/change';
import type { AuditEntry } from '@tesela/compose/history';
import type { Change, Manifest } from '@tesela/compose/manifest';
import { x } from 'tinyexec';

import { flag, type Outcome, text } from '#verb.ts';

/** Options of every verb that changes what is live, for the history. */
export const auditOptions = {
  as: text('NAME', "who does it; default: the pipeline's user, else git's, else the system's"),
  reason: text('TEXT', 'why, for the history'),
};

/** Options of every verb that brings releases to the site or takes them out. */
export const changeOptions = {
  ...auditOptions,
  'dead-links': flag('go live although links, anchors, pictures or slots lead nowhere: only list them'),
};

type AuditValues = { as?: string | undefined; reason?: string | undefined };

/** Name of the user: of the pipeline, of git or of the system. */
async function findActor(): Promise<string> {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, TESELA_ACTOR } = process.env;
  const known = TESELA_ACTOR ?? GITHUB_ACTOR ?? GITLAB_USER_LOGIN;
  if (known) return known;
  try {
    const { stdout } = await x('git', ['config', 'user.email']);
    if (stdout.trim()) return stdout.trim();
  } catch {
    // The machine has no git.
  }
  return os.userInfo().username;
}

/** The entry of a change for the history. */
export const auditEntry = async (action: string, { as, reason }: AuditValues): Promise<AuditEntry> => ({
  action,
  by: as ?? (await findActor()),
  reason,
});

/** One line for each part of the site, with its live release. */
export function describeLive({ shell, remotes, canary }: Manifest): string[] {
  const lines = [shell, ...Object.values(remotes)].map(
    ({ package: name, version }) => `  ${name.padEnd(24)} ${version}`,
  );
  if (!canary) return lines;
  const { release, percent, at } = canary;
  return [
    ...lines,
    `  canary: ${release.package} ${release.version} for ${percent} % of the visitors, since ${at}`,
  ];
}

const describeChange = ({ package: name, from, to }: Change): string =>
  `  ${name.padEnd(24)} ${from ?? '–'} → ${to ?? 'removed'}`;

/** Outcome of a change: the releases and the number of pages that it changed. */
export function changedOutcome(change: DeployedChange): Outcome {
  const { action, manifest, pages, changed, differing, changes, id } = change;
  const { shell, remotes, canary, history } = manifest;
  const pagesOfCanary = differing === undefined ? '' : `, the canary differs in ${differing}`;
  const work = `${changed} of ${pages} pages changed${pagesOfCanary}`;
  return {
    text: [`${action}: live (${work})`, ...changes.map(describeChange)].join('\n'),
    data: { action, site: id, since: history[0]?.at, pages, changed, differing, shell, remotes, canary },
  };
}

/** Changes what is live, with an entry in the history. */
export async function changeLive(
  site: SiteFolder,
  action: string,
  values: AuditValues & { 'no-wait'?: boolean | undefined; 'dead-links'?: boolean | undefined },
  edit: (live: Manifest | undefined) => Promise<ProposedPins>,
): Promise<Outcome> {
  const { 'no-wait': noWait, 'dead-links': deadLinks } = values;
  const entry = { ...(await auditEntry(action, values)), noWait, deadLinks };
  return changedOutcome(await changeSite(site, entry, edit));
}
