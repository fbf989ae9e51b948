import { changeSite, type Changed, type Draft, type Site } from '@clinic/compose/change';
import type { Manifest } from '@clinic/compose/manifest';

import { readDoing, type Signed } from '#site/doing.ts';
import type { Outcome } from '#verb.ts';

/** What is live, a line for each part. */
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

/** Tells what is live now, and how much of it had to be made. */
export function changedOutcome({ action, manifest, pages, made, id }: Changed): Outcome {
  const { shell, remotes, canary, history } = manifest;
  const work =
    pages === 0 ? 'its pages were there already' : `${made} of ${pages} pages made, the others taken over`;
  return {
    text: [`${action}: live (${work})`, ...describeLive(manifest)].join('\n'),
    data: { action, site: id, since: history[0]?.at, pages, made, shell, remotes, canary },
  };
}

/**
 * Changes what is live in somebody's name.
 * @param parts that changeLive, as `owners.json` names them
 * @throws Error when they belong to others
 */
export async function changeLive(
  site: Site,
  action: string,
  parts: readonly string[],
  values: Signed & { 'no-wait'?: boolean | undefined },
  edit: (live: Manifest | undefined) => Promise<Draft>,
): Promise<Outcome> {
  const doing = await readDoing(site, action, parts, values);
  return changedOutcome(await changeSite(site, { ...doing, noWait: values['no-wait'] }, edit));
}
