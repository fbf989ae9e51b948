import { changeSite } from '@clinic/compose/change';

import { changedOutcome } from '#changedOutcome.ts';
import { doingOptions, doingUsage, readDoing } from '#doing.ts';
import { parseWanted } from '#names.ts';
import { assertFree, assertLive, assertNoCanary } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'takes a remote out of the site, with its pages and slots',
  usage: `clinic remove events
${doingUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(args, { ...siteOptions, ...doingOptions }, 1);
    const { part } = parseWanted(positionals[0] ?? '');
    if (part === 'shell') throw new UsageError('There is no site without a shell.');
    const site = siteOf(values, say);
    const changed = await changeSite(
      site,
      await readDoing(site, `remove ${part}`, [part], values),
      async (live) => {
        assertLive(live);
        if (!live.remotes[part]) throw new Error(`${part} is not live.`);
        assertNoCanary(live, part);
        assertFree(live, part, undefined);
        const { [part]: _gone, ...remotes } = live.remotes;
        return { shell: live.shell, remotes, canary: live.canary };
      },
    );
    return changedOutcome(changed);
  },
};
