import type { Changed } from '@clinic/compose/change';

import type { Outcome } from '#verb.ts';

/** Tells what is live now, and how much of it had to be made. */
export function changedOutcome({ action, manifest, pages, made, id }: Changed): Outcome {
  const { shell, remotes, canary, history } = manifest;
  const lines = [shell, ...Object.values(remotes)].map(
    ({ package: name, version, held }) =>
      `  ${name.padEnd(24)} ${version}${held === undefined ? '' : `  held: ${held}`}`,
  );
  if (canary) {
    const { package: name, version } = canary.release;
    lines.push(`  canary: ${name} ${version} for ${canary.percent} % of the visitors`);
  }
  const work =
    pages === 0 ? 'its pages were there already' : `${made} of ${pages} pages made, the others taken over`;
  return {
    text: [`${action}: live (${work})`, ...lines].join('\n'),
    data: { action, site: id, since: history[0]?.at, pages, made, shell, remotes, canary },
  };
}
