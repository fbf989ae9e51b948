import { changeOptions, changeLive } from '#site/changeLive.ts';
import { assertLive, assertNoCanary, parsePackageSpec } from '#site/pins.ts';
import { UsageError, defineVerb, siteOptions } from '#verb.ts';

export const verb = defineVerb({
  summary: 'takes a remote out of the site, with its pages and slots',
  usage: 'tesela remove events',
  options: { ...changeOptions, ...siteOptions },
  words: 1,
  run: async ({ values, words: [word = ''], site }) => {
    const { part } = parsePackageSpec(word);
    if (part === 'shell') throw new UsageError('There is no site without a shell.');
    return changeLive(site, `remove ${part}`, values, async (live) => {
      assertLive(live);
      if (!live.remotes[part]) throw new Error(`${part} is not live.`);
      assertNoCanary(live, part);
      const { [part]: _gone, ...remotes } = live.remotes;
      return { shell: live.shell, remotes, canary: live.canary };
    });
  },
});
