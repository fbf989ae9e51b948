import { changeSite } from '@clinic/compose/change';
import { pinOf } from '@clinic/compose/history';

import { changedOutcome } from '#changedOutcome.ts';
import { parseWanted } from '#names.ts';
import { doingOptions, doingUsage, readDoing } from '#doing.ts';
import { assertFree, assertLive, assertNoCanary, findPin, withPin } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Verb } from '#verb.ts';

export const verb: Verb = {
  summary: 'holds a part at one version until it is let go',
  usage: `clinic pin spa@1.4.0 --reason "campaign until May"
clinic pin spa --off

${doingUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(
      args,
      {
        ...siteOptions,
        ...doingOptions,
        off: { type: 'boolean' },
      },
      1,
    );
    const [word] = positionals;
    if (!word) throw new UsageError('Name one part, e.g. spa@1.4.0.');
    const wanted = parseWanted(word);
    const site = siteOf(values, say);
    const action = `pin ${word}${values.off ? ' --off' : ''}`;
    const doing = await readDoing(site, action, [wanted.part], values);
    const changed = await changeSite(site, doing, async (live) => {
      assertLive(live);
      const current = pinOf(live, wanted.part);
      const isLive = current && (wanted.version === undefined || wanted.version === current.version);
      const pin = isLive ? current : await findPin(site, wanted, live);
      assertFree(live, wanted.part, pin);
      if (!isLive) assertNoCanary(live, wanted.part);
      const { held: _held, ...free } = pin;
      return withPin(
        live,
        wanted.part,
        values.off ? free : { ...free, held: values.reason ?? 'no reason given' },
      );
    });
    return changedOutcome(changed);
  },
};
