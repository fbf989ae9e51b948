import { readLiveManifest } from '@tesela/compose/manifest';

import { describeLive } from '#site/changeLive.ts';
import { defineVerb, siteOptions } from '#verb.ts';

/** Entries of the history in the text; `--json` has all. */
const MAX_HISTORY = 5;

export const verb = defineVerb({
  summary: 'says what is live, since when, and from which package',
  usage: 'tesela status',
  options: siteOptions,
  run: async ({ site: { dir } }) => {
    const live = await readLiveManifest(dir);
    if (!live) return { text: `Nothing is live in ${dir} yet: "tesela promote" puts it there.`, data: null };
    const { history } = live;
    const recent = history
      .slice(0, MAX_HISTORY)
      .map(
        ({ at, action, by, reason }) =>
          `  ${at}  ${action}${by === undefined ? '' : `, by ${by}`}${reason === undefined ? '' : ` (${reason})`}`,
      );
    const text = [
      `${live.environment}, since ${history[0]?.at ?? ''}`,
      ...describeLive(live),
      'Lately:',
      ...recent,
    ];
    return { text: text.join('\n'), data: live };
  },
});
