import { changeSite } from '@clinic/compose/change';
import { pinOf } from '@clinic/compose/history';
import { readLiveManifest } from '@clinic/compose/manifest';

import { changedOutcome } from '#changedOutcome.ts';
import { parseWanted } from '#names.ts';
import { doingOptions, doingUsage, readDoing } from '#doing.ts';
import { assertFree, assertLive, findPin, withPin } from '#pins.ts';
import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, UsageError, type Say, type Verb } from '#verb.ts';
import { describeFigures, findWorse, rule, sumUp } from '#visits/figures.ts';
import { readStatus, statusOptions, statusUsage } from '#visits/readStatus.ts';

function percentOf(text: string | undefined): number {
  const percent = Number(text ?? 10);
  if (!(percent > 0 && percent <= 100)) throw new UsageError('--percent is a number above 0, up to 100.');
  return percent;
}

/** Says how the canary did. @throws Error with the figures when it did worse than the site beside it */
async function assertNotWorse(option: string | undefined, say: Say): Promise<void> {
  const all = await readStatus(option);
  if (!all) return say('Nobody says how it did: name the gateways with --status or CLINIC_STATUS.');
  const figuresOf = (release: 'site' | 'canary') =>
    sumUp(all.flatMap(({ canary }) => canary?.counts[release] ?? []));
  const [canary, site] = [figuresOf('canary'), figuresOf('site')];
  const table = [describeFigures('canary', canary), describeFigures('site', site)].join('\n');
  const worse = findWorse(canary, site);
  if (worse.length > 0) {
    throw new Error(`The canary is worse: ${worse.join('; ')}.\n${table}\nAbort it, or say --anyway.`);
  }
  say(table);
}

export const verb: Verb = {
  summary: 'shows a release to a share of the visitors; promote or abort ends it',
  usage: `clinic canary spa@1.5.0 --percent 10
clinic canary promote [--status URL] [--anyway]
clinic canary abort
  promote is refused while the canary is worse. ${rule}
  --anyway            promote it all the same
${statusUsage}
${doingUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(
      args,
      {
        ...siteOptions,
        ...doingOptions,
        ...statusOptions,
        percent: { type: 'string' },
        anyway: { type: 'boolean' },
      },
      1,
    );
    const [word] = positionals;
    if (!word) throw new UsageError('Name a release, or say promote or abort.');
    const percent = percentOf(values.percent);
    const site = siteOf(values, say);
    const ends = word === 'abort' || word === 'promote';
    const running = ends ? (await readLiveManifest(site.dir))?.canary?.name : undefined;
    const parts = ends ? [running ?? []].flat() : [parseWanted(word).part];
    const doing = await readDoing(site, `canary ${word}`, parts, values);
    if (running && word === 'promote' && !values.anyway) await assertNotWorse(values.status, say);
    const changed = await changeSite(site, doing, async (live) => {
      assertLive(live);
      const { shell, remotes, canary } = live;
      if (ends) {
        if (!canary) throw new Error('There is no canary to end.');
        const ended = { shell, remotes };
        if (word === 'abort') return ended;
        assertFree(live, canary.name, canary.release);
        return withPin(ended, canary.name, canary.release);
      }
      if (canary) {
        throw new Error(
          `${canary.release.package} ${canary.release.version} is the canary already: promote or abort it first.`,
        );
      }
      const wanted = parseWanted(word);
      const release = await findPin(site, wanted, live);
      assertFree(live, wanted.part, release);
      if (pinOf(live, wanted.part)?.integrity === release.integrity) {
        throw new Error(`${release.package} ${release.version} is live already: there is nothing to try.`);
      }
      return {
        shell,
        remotes,
        canary: { name: wanted.part, release, percent, at: new Date().toISOString() },
      };
    });
    return changedOutcome(changed);
  },
};
