import { readLiveManifest } from '@clinic/compose/manifest';

import { siteDirOf, siteOptions } from '#site.ts';
import { readArgs, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'says what is live, since when, and from which package',
  usage: 'clinic status [--site .site]',
  run: async (args) => {
    const siteDir = siteDirOf(readArgs(args, siteOptions).values);
    const live = await readLiveManifest(siteDir);
    if (!live)
      return { text: `Nothing is live in ${siteDir} yet: "clinic promote" puts it there.`, data: null };
    const { history, shell, remotes, canary } = live;
    const since = history[0]?.at ?? '';
    const lines = [shell, ...Object.values(remotes)].map(
      ({ package: name, version, held }) =>
        `  ${name.padEnd(24)} ${version}${held === undefined ? '' : `  held: ${held}`}`,
    );
    const canaryLine = canary
      ? [`  canary: ${canary.name} ${canary.release.version} for ${canary.percent} % of visits`]
      : [];
    return { text: [`${live.environment}, since ${since}`, ...lines, ...canaryLine].join('\n'), data: live };
  },
};
