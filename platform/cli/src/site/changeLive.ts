import { changeSite, type DeployedChange, type ProposedPins, type SiteFolder } from '@clinic/compose/change';
import type { Manifest } from '@clinic/compose/manifest';

import { authorize, type AuditValues } from '#site/authorize.ts';
import type { Outcome } from '#verb.ts';

/** One line for each part of the site, with its live release. */
export function describeLive({ shell, remotes, canary }: Manifest): string[] {
  const lines = [shell, ...Object.values(remotes)].map(
    ({ package: name, version, held }) =>
      `  ${name.padEnd(24)} ${version}${held === undefined ? '' : `  held: ${held}`}`,
  );
  if (!canary) return lines;
  const { release, percent, at } = canary;
  return [
    ...lines,
    `  canary: ${release.package} ${release.version} for ${percent} % of the visitors, since ${at}`,
  ];
}

/** Outcome of a change: what is live now, and how many pages it changed. */
export function changedOutcome(change: DeployedChange): Outcome {
  const { action, manifest, pages, changed, differing, id } = change;
  const { shell, remotes, canary, history } = manifest;
  const pagesOfCanary = differing === undefined ? '' : `, the canary differs in ${differing}`;
  const work = `${changed} of ${pages} pages changed${pagesOfCanary}`;
  return {
    text: [`${action}: live (${work})`, ...describeLive(manifest)].join('\n'),
    data: { action, site: id, since: history[0]?.at, pages, changed, differing, shell, remotes, canary },
  };
}

/**
 * Changes what is live after a check of the owners, with an entry in the history.
 * @param parts changed parts, by their names in `owners.json`
 * @throws Error when they belong to others
 */
export async function changeLive(
  site: SiteFolder,
  action: string,
  parts: readonly string[],
  values: AuditValues & { 'no-wait'?: boolean | undefined },
  edit: (live: Manifest | undefined) => Promise<ProposedPins>,
): Promise<Outcome> {
  const entry = await authorize(site, action, parts, values);
  return changedOutcome(await changeSite(site, { ...entry, noWait: values['no-wait'] }, edit));
}
