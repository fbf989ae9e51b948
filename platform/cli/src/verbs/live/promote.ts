import type { ProposedPins } from '@tesela/compose/change';
import { pinOf } from '@tesela/compose/history';
import type { Pin } from '@tesela/compose/manifest';

import { changeOptions, changeLive } from '#site/changeLive.ts';
import { type PackageSpec, assertNoCanary, findPin, parsePackageSpec, withPin } from '#site/pins.ts';
import { defineVerb, flag, siteOptions } from '#verb.ts';

/** The manifest of the first promotion, which must name a shell. */
function firstPins(pins: ReadonlyMap<PackageSpec, Pin>): ProposedPins {
  const shell = [...pins].find(([{ part }]) => part === 'shell')?.[1];
  if (!shell) throw new Error('Nothing is live yet: promote a shell together with its first remotes.');
  return { shell, remotes: {} };
}

export const verb = defineVerb({
  summary: 'makes releases live, in one step',
  usage: `tesela promote [events@1.5.0 …] [--no-wait]

  Without a version: the newest. Without a release: pages made anew of what is live and the settings of today.`,
  options: {
    'no-wait': flag('be refused instead of waiting while another command changes the site'),
    ...changeOptions,
    ...siteOptions,
  },
  words: Infinity,
  run: async ({ values, words, site }) => {
    const wanted = words.map(parsePackageSpec);
    const staying: string[] = [];
    const { text, data } = await changeLive(site, ['promote', ...words].join(' '), values, async (live) => {
      const pins = new Map<PackageSpec, Pin>();
      for (const item of wanted) pins.set(item, await findPin(site, item, live));
      let draft = live ?? firstPins(pins);
      for (const [item, pin] of pins) {
        const now = live && pinOf(live, item.part);
        if (item.version === undefined && now?.package === pin.package && now.version === pin.version)
          staying.push(`  ${pin.package} stays at ${pin.version}: ${site.store.name} has nothing newer.`);
        assertNoCanary(draft, item.part);
        draft = withPin(draft, item.part, pin);
      }
      const { shell, remotes, canary } = draft;
      return { shell, remotes, canary };
    });
    return { text: [text, ...staying].join('\n'), data };
  },
});
