import { pinOf } from '@clinic/compose/history';

import { UsageError, flag } from '#options.ts';
import { auditOptions } from '#site/authorize.ts';
import { changeLive } from '#site/changeLive.ts';
import {
  assertNotPinned,
  assertLive,
  assertNoCanary,
  findPin,
  parsePackageSpec,
  withPin,
} from '#site/pins.ts';
import { siteOptions } from '#site/site.ts';
import { defineVerb } from '#verb.ts';

export const verb = defineVerb({
  summary: 'holds a part at one version until it is let go',
  usage: `clinic pin events@1.4.0 --reason "campaign until May"
clinic pin events --off`,
  options: { off: flag('let it go'), ...auditOptions, ...siteOptions },
  words: 1,
  run: async ({ values, words: [word], site }) => {
    if (!word) throw new UsageError('Name one part, e.g. events@1.4.0.');
    const wanted = parsePackageSpec(word);
    const action = `pin ${word}${values.off ? ' --off' : ''}`;
    return changeLive(site, action, [wanted.part], values, async (live) => {
      assertLive(live);
      const current = pinOf(live, wanted.part);
      const isLive = current && (wanted.version === undefined || wanted.version === current.version);
      const pin = isLive ? current : await findPin(site, wanted, live);
      assertNotPinned(live, wanted.part, pin);
      if (!isLive) assertNoCanary(live, wanted.part);
      const { held: _held, ...free } = pin;
      const held = values.reason ?? 'no reason given';
      return withPin(live, wanted.part, values.off ? free : { ...free, held });
    });
  },
});
