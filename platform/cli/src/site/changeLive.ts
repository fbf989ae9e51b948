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

/** Outcome of a change: what is live now, and how many pages were composed. */
export function changedOutcome({ action, manifest, pages, made, id }: DeployedChange): Outcome {
  const { shell, remotes, canary, history } = manifest;
  const work =
    pages === 0 ? 'its pages were there already' : `${made} of ${pages} pages made, the others taken over`;
  return {
    text: [`${action}: live (${work})`, ...describeLive(manifest)].join('\n'),
    data: { action, site: id, since: history[0]?.at, pages, made, shell, remotes, canary },
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
