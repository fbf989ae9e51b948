import { pinOf } from '@tesela/compose/history';
import { signCanaryToken } from '@tesela/gateway/canaryToken';

import { changeOptions, changeLive } from '#site/changeLive.ts';
import { assertLive, findPin, parsePackageSpec, withPin } from '#site/pins.ts';
import { type Outcome, UsageError, defineVerb, siteOptions, text } from '#verb.ts';
import { canaryQueries } from '#visits/queries.ts';

function percentOf(text: string | undefined): number {
  const percent = Number(text ?? 10);
  if (!(percent > 0 && percent <= 100)) throw new UsageError('--percent is a number above 0, up to 100.');
  return percent;
}

/** Longest time for which a link holds, in days: who has it may pass it on. */
const MAX_DAYS = 30;

/** A link that shows the canary to whoever opens it, in the browser that opens it. */
function makeLink(url: string | undefined, days = '7'): Outcome {
  const key = process.env.TESELA_CANARY_KEY;
  if (!url || !URL.canParse(url))
    throw new UsageError('Say with --url where the site is: https://www.site.example.');
  if (!(Number(days) > 0 && Number(days) <= MAX_DAYS))
    throw new UsageError(`--days is a number above 0, up to ${MAX_DAYS}.`);
  if (!key || key.length < 32)
    throw new Error('Set TESELA_CANARY_KEY to 32 characters or more, the same here and for the gateways.');
  const until = new Date(Date.now() + Number(days) * 24 * 60 * 60 * 1000);
  const link = new URL(url);
  link.searchParams.set('canary', signCanaryToken(key, until));
  return {
    text: `${link.href}\n  until ${until.toISOString()}`,
    data: { link: link.href, until: until.toISOString() },
  };
}

const compare = `Compare canary and site in Prometheus, errors per visit and the share of good Web Vitals:
  ${canaryQueries.errors}
  ${canaryQueries.vitals}`;

export const verb = defineVerb({
  summary: 'shows a release to a share of the visitors, and by a link; promote or abort ends it',
  usage: `tesela canary events@1.5.0 --percent 10
tesela canary promote
tesela canary abort
tesela canary link --url https://www.site.example [--days 7]
${compare}`,
  options: {
    percent: text('N', 'share of the visitors; 10'),
    url: text('URL', 'of a link: page on which it opens the canary'),
    days: text('N', 'of a link: how long it holds; 7'),
    ...changeOptions,
    ...siteOptions,
  },
  words: 1,
  run: async ({ values, words: [word], site }) => {
    if (!word) throw new UsageError('Name a release, or say promote, abort or link.');
    if (word === 'link') return makeLink(values.url, values.days);
    const percent = percentOf(values.percent);
    const ends = word === 'abort' || word === 'promote';
    const outcome = await changeLive(site, `canary ${word}`, values, async (live) => {
      assertLive(live);
      const { shell, remotes, canary } = live;
      if (ends) {
        if (!canary) throw new Error('There is no canary to end.');
        const ended = { shell, remotes };
        if (word === 'abort') return ended;
        return withPin(ended, canary.name, canary.release);
      }
      if (canary) {
        throw new Error(
          `${canary.release.package} ${canary.release.version} is the canary already: promote or abort it first.`,
        );
      }
      const wanted = parsePackageSpec(word);
      const release = await findPin(site, wanted, live);
      if (pinOf(live, wanted.part)?.integrity === release.integrity) {
        throw new Error(`${release.package} ${release.version} is live already: there is nothing to try.`);
      }
      return {
        shell,
        remotes,
        canary: { name: wanted.part, release, percent, at: new Date().toISOString() },
      };
    });
    return ends ? outcome : { ...outcome, text: `${outcome.text}\n${compare}` };
  },
});
